/** Lets the page be opened without a connection: the service worker keeps what has been loaded. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  active?.postMessage(loaded.filter(({ origin }) => origin === location.origin).map((url) => url.pathname + url.search))
}
