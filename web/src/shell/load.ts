import type { Component } from 'svelte'
import Broken from '../pages/Broken.svelte'
import NotFound from '../pages/NotFound.svelte'
import type { Route } from '../routes'

/** A page with what it needs. With another key it begins anew. */
export interface Shown {
  Page: Component<Record<string, unknown>>
  props: Record<string, unknown>
  key: string
}

/** The page of a route. Its code comes when it is needed; when it does not come, a page that says so. */
export async function load(route: Route): Promise<Shown> {
  try {
    return await find(route)
  } catch {
    return shown(Broken, {}, 'broken')
  }
}

async function find(route: Route): Promise<Shown> {
  switch (route.page) {
    case 'home':
      return shown((await import('../pages/Home.svelte')).default, {}, 'home')
    case 'table':
      return shown((await import('../table/TablePage.svelte')).default, { table: route.table }, route.table)
    case 'replay':
      return shown((await import('../replay/ReplayPage.svelte')).default, { table: route.table }, route.table)
    case 'learn':
      return shown((await import('../pages/Tutorial.svelte')).default, { game: route.game }, `learn ${route.game}`)
    case 'new': {
      const { game, mode } = route
      return shown((await import('../pages/NewTable.svelte')).default, { game, mode }, `new ${game} ${mode}`)
    }
    case 'rules': {
      const { game, rule } = route
      return shown((await import('../pages/Rules.svelte')).default, { game, rule }, 'rules')
    }
    case 'account':
      return shown((await import('../pages/Account.svelte')).default, {}, 'account')
    default:
      return shown(NotFound, {}, 'unknown')
  }
}

function shown<Props extends Record<string, unknown>>(Page: Component<Props>, props: Props, key: string): Shown {
  return { Page: Page as Component<never> as Shown['Page'], props, key }
}
