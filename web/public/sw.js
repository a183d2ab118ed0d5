/**
 * Keeps the page for when there is no connection: what was loaded once comes from here, as its name changes with its
 * content; pages come from the network as long as there is one. Nothing of the API is ever kept.
 */
const CACHE = 'durbar-1'
const SHELL = '/'
const MOST_FILES = 300

self.addEventListener('install', (event) => {
    event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
    if (request.mode === 'navigate') event.respondWith(page(request))
    else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page tells what it had loaded before anybody listened here. */
self.addEventListener('message', (event) => {
    const paths = Array.isArray(event.data) ? event.data.filter(isAsset) : []
    event.waitUntil(keepFiles(paths))
})

function isAsset(path) {
    return typeof path === 'string' && path.startsWith('/assets/')
}

async function page(request) {
    try {
        const answer = await fetch(request)
        if (answer.ok) await keepShell(answer.clone())
        return answer
    } catch (error) {
        const kept = await caches.match(SHELL)
        if (kept) return kept
        throw error
    }
}

async function asset(request) {
    const kept = await caches.match(request)
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.ok) {
        const cache = await caches.open(CACHE)
        await cache.put(request, answer.clone())
        await thin(cache)
    }
    return answer
}

async function keepShell(answer) {
    const cache = await caches.open(CACHE)
    await cache.put(SHELL, answer ?? (await fetch(SHELL)))
}

async function keepFiles(paths) {
    const cache = await caches.open(CACHE)
    for (const path of paths) {
        if (!(await cache.match(path))) await cache.add(path)
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
