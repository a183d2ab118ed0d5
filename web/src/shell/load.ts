import type { Component } from 'svelte'
import Broken from '../pages/Broken.svelte'
import NotFound from '../pages/NotFound.svelte'
import type { Place } from '../routes'

/** A page with what it needs. With another key it begins anew. */
export interface Shown {
  Page: Component<Record<string, unknown>>
  props: Record<string, unknown>
  key: string
}

/** The page of a place. Its code comes when it is needed; when it does not come, a page that says so. */
export async function load(place: Place): Promise<Shown> {
  try {
    return await find(place)
  } catch {
    return shown(Broken, {}, 'broken')
  }
}

async function find(place: Place): Promise<Shown> {
  switch (place.page) {
    case 'home':
      return shown((await import('../pages/Home.svelte')).default, {}, 'home')
    case 'table':
      return shown((await import('../table/TablePage.svelte')).default, { table: place.table }, place.table)
    case 'replay':
      return shown((await import('../replay/ReplayPage.svelte')).default, { table: place.table }, place.table)
    case 'learn':
      return shown((await import('../pages/Tutorial.svelte')).default, { game: place.game }, `learn ${place.game}`)
    case 'new': {
      const { game, mode } = place
      return shown((await import('../pages/NewTable.svelte')).default, { game, mode }, `new ${game} ${mode}`)
    }
    case 'rules': {
      const { game, rule } = place
      return shown((await import('../pages/Rules.svelte')).default, { game, rule }, 'rules')
    }
    case 'account':
      return shown((await import('../pages/Account.svelte')).default, {}, 'account')
    default:
      return shown(NotFound, {}, 'unknown')
  }
}

function shown<Props extends Record<string, unknown>>(Page: Component<Props>, props: Props, key: string): Shown {
  return { Page: Page as unknown as Shown['Page'], props, key }
}
