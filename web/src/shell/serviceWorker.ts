/** Lets the page be opened without a connection: the service worker keeps what has been loaded. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage(paths.filter((path) => path.startsWith('/assets/')))
}
