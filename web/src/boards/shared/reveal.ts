/** How much of something has to be in sight to leave it where it is. */
const ENOUGH = 0.6

/** How far to scroll so that what lies from `top` to `bottom` comes into a window of some height; its top wins. */
export function scrolling(top: number, bottom: number, height: number): number {
  const seen = Math.min(bottom, height) - Math.max(top, 0)
  if (seen >= ENOUGH * Math.min(bottom - top, height)) return 0
  return top < 0 || bottom - top > height ? top : bottom - height
}

/**
 * Scrolls something into sight within what it lies in, and nothing further out: neither beneath the header of the page nor
 * beneath what covers its lower edge.
 */
export function reveal(element: HTMLElement, smooth: boolean): void {
  let around = element.parentElement
  while (
    around &&
    !(/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
  ) {
    around = around.parentElement
  }
  const scroller = around ?? document.documentElement
  const window = around ? around.getBoundingClientRect() : { top: 0, height: document.documentElement.clientHeight }
  const style = getComputedStyle(element)
  const { top, bottom } = element.getBoundingClientRect()
  const over = parseFloat(style.scrollMarginTop) || 0
  const under = parseFloat(style.scrollMarginBottom) || 0
  const by = scrolling(top - window.top - over, bottom - window.top - over, window.height - over - under)
  if (by !== 0) scroller.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'auto' })
}
