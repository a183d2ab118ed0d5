/** Where the page is: the path of the address, as a list of its parts. */
let path = $state(location.pathname)

addEventListener('popstate', () => (path = location.pathname))

/** The parts of the path: `/table/abc` is `['table', 'abc']`. */
export function route(): string[] {
  return path.split('/').filter(Boolean)
}

/** Goes to another page without loading everything anew. */
export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** For links: `<a href="/rules" onclick={follow}>` stays within the page. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(event.currentTarget.href)
}
