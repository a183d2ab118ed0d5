import { type Route, parseRoute } from './routes'

let address = $state.raw(new URL(location.href))
const route = $derived(parseRoute(address))

addEventListener('popstate', () => (address = new URL(location.href)))

/** The page that is shown. */
export function currentRoute(): Route {
  return route
}

/** The address of the page. */
export function currentUrl(): URL {
  return address
}

/** Goes to another page without reloading the application. */
export function go(to: string): void {
  const next = new URL(to, location.href)
  history.pushState(null, '', next)
  address = next
}

/** For links: `<a href="/rules" onclick={follow}>` stays within the page. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(event.currentTarget.href)
}
