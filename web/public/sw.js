/**
 * Keeps the page for when there is no connection: what was loaded once comes from here, as its name changes with its
 * content; pages, languages and rules come from the network as long as there is one. Nothing else of the API is ever
 * kept: it may be somebody's own.
 */
const CACHE = 'durbar-1'
const SHELL = '/'
const MOST_FILES = 300
const LASTING = /^\/(assets\/|api\/languages\/)/
const TEXTS = /^\/api\/(languages$|rules\/)/
/** The one answer that is kept for an address serves, whatever headers it was asked with. */
const ANY = { ignoreVary: true }

self.addEventListener('install', (event) => {
    event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (LASTING.test(pathname)) event.respondWith(lasting(request))
    else if (TEXTS.test(pathname)) event.respondWith(newest(request, request))
    else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(newest(request, SHELL))
})

/** The page tells what it had loaded before anybody listened here. */
self.addEventListener('message', (event) => {
    const paths = Array.isArray(event.data) ? event.data.filter(mayBeKept) : []
    event.waitUntil(keepFiles(paths))
})

function mayBeKept(path) {
    return typeof path === 'string' && (LASTING.test(path) || TEXTS.test(path.split('?')[0]))
}

/** What never changes under its address: from here if it is here. */
async function lasting(request) {
    const kept = await caches.match(request, ANY)
    if (kept) return kept
    const answer = await fetch(request)
    await keep(request, answer)
    return answer
}

/** What may have changed: from here, as `name`, only if the server cannot be reached. */
async function newest(request, name) {
    try {
        const answer = await fetch(request)
        await keep(name, answer)
        return answer
    } catch (error) {
        const kept = await caches.match(name, ANY)
        if (kept) return kept
        throw error
    }
}

async function keep(name, answer) {
    if (!answer.ok) return
    const cache = await caches.open(CACHE)
    await cache.put(name, answer.clone())
    await thin(cache)
}

async function keepShell() {
    await keep(SHELL, await fetch(SHELL))
}

async function keepFiles(paths) {
    const cache = await caches.open(CACHE)
    for (const path of paths) {
        if (!(await cache.match(path, ANY))) await cache.add(path)
    }
}

/** Files of earlier versions go first: they were kept first. */
async function thin(cache) {
    const requests = await cache.keys()
    const files = requests.filter(({ url }) => new URL(url).pathname !== SHELL)
    for (const request of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(request)
}

async function forgetOthers() {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}
