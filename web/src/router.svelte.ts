import { type Place, placeOf } from './routes'

let address = $state.raw(new URL(location.href))
const place = $derived(placeOf(address))

addEventListener('popstate', () => (address = new URL(location.href)))

/** Where the page is. */
export function here(): Place {
  return place
}

/** The address itself. Another path is another page, while `?…` and `#…` are within one. */
export function whereabouts(): URL {
  return address
}

/** Goes to another page without loading everything anew. */
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
