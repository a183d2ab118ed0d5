import { language } from './index.svelte'

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a moment was (in seconds since 1970), in words. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const passed = Math.max(0, now - moment)
  const [unit, seconds] = STEPS.find(([, length]) => passed >= length) ?? (['second', passed + 1] as const)
  return words.format(-Math.floor(passed / seconds), unit)
}
