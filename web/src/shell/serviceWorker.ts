/** Lets the page be opened without a connection: the service worker keeps what has been loaded. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => new URL(name))
    const own = loaded.filter(({ origin }) => origin === location.origin)
    active?.postMessage(own.map(({ pathname, search }) => pathname + search))
  })
  observer.observe({ type: 'resource', buffered: true })
}
