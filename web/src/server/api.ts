import { language } from '../words/index.svelte'
import type { paths } from './schema'
import type { Problem } from './types'

/** What the server refused, with its sentence for people. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The paths of the OpenAPI document that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, { responses: unknown }> ? P : never
}[keyof paths]
type Operation<M extends Method, P extends PathOf<M>> = paths[P][Lowercase<M> & keyof paths[P]]

/** What a request is asked with: the names in its path, its query (but for the language) and its body. */
export type Asked<M extends Method, P extends PathOf<M>> = Given<'path', Parameter<Operation<M, P>, 'path'>> &
  Given<'query', WithoutLanguage<Parameter<Operation<M, P>, 'query'>>> &
  Given<'body', Body<Operation<M, P>>>
type Parameter<O, Place extends 'path' | 'query'> = O extends { parameters: infer All }
  ? NonNullable<All[Place & keyof All]>
  : never
type WithoutLanguage<Names> = Names extends unknown ? Omit<Names, 'lang'> : never
type Body<O> = O extends { requestBody?: infer Sent } ? Json<NonNullable<Sent>> : never
type Json<Message> = Message extends { content: { 'application/json': infer Data } } ? Data : never
/** A part of a request: left out where there is none, optional where all of it is. */
type Given<Name extends string, Part> = [Part] extends [never]
  ? Partial<Record<Name, never>>
  : Partial<Part> extends Part
    ? Partial<Record<Name, Part>>
    : Record<Name, Part>

/** What the server answers: undefined where it only says that it is done. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer Responses }
    ? Content<Responses[keyof Responses & (200 | 201 | 204)]>
    : never
type Content<Response> = Response extends { content: { 'application/json': infer Told } } ? Told : undefined

/**
 * Asks the server, as the OpenAPI document says. Throws `Refused` with the server's own sentence, or `TypeError` when it
 * cannot be reached.
 */
export async function ask<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[asked]: Partial<Asked<M, P>> extends Asked<M, P> ? [Asked<M, P>?] : [Asked<M, P>]
): Promise<Answer<M, P>> {
  const { path: names = {}, query = {}, body } = (asked ?? {}) as Parts
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name]))),
    location.origin,
  )
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value))
  }
  url.searchParams.set('lang', language())
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Refused((await answer.json()) as Problem)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer<M, P>
}

/** The parts of any request. */
interface Parts {
  path?: Record<string, string | number>
  query?: Record<string, string | number | null | undefined>
  body?: unknown
}
