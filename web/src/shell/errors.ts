import { Refused } from '../server/api'
import { say } from '../words/index.svelte'
import { notify } from './toasts.svelte'

/** The sentence for something that went wrong: the server's own, or that the server is out of reach. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return error.problem.detail
  if (error instanceof TypeError) return say('page-offline')
  throw error
}

/** Does something; when it fails, says why and answers nothing. */
export async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work()
  } catch (error) {
    notify(sentence(error), 'bad')
    return undefined
  }
}
