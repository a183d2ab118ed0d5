import { language } from '../words/index.svelte'
import type { Problem } from './types'

/** What the server refused, with its sentence for people. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

/** Asks the server; throws `Refused` with the server's own sentence, or `TypeError` when it cannot be reached. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const url = new URL(`/api/${path}`, location.origin)
  url.searchParams.set('lang', language())
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Refused((await answer.json()) as Problem)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}
