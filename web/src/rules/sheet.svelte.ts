let open = $state('')

/** The rule that is being shown above the page; empty for none. */
export function shownRule(): string {
  return open
}

/** Shows a rule above the page; an empty text puts it away. */
export function showRule(rule: string): void {
  open = rule
}
