import { Refused } from '../server/api'
import { say } from '../words/index.svelte'
import { notify } from './toasts.svelte'

/** What to tell the user about an error: the reason the server gave, or that it cannot be reached. */
export function errorText(error: unknown): string {
  if (error instanceof Refused) return error.problem.detail
  if (error instanceof TypeError) return say('page-offline')
  throw error
}

/** Runs something; if it fails, shows why and returns undefined. */
export async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work()
  } catch (error) {
    notify(errorText(error), 'bad')
    return undefined
  }
}
