import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismiss, notify, toasts } from '../src/shell/toasts.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toasts()) dismiss(id)
  vi.useRealTimers()
})

const texts = () => toasts().map(({ text }) => text)

it('lets good news pass and bad news stay until it is put away', () => {
  notify('Saved.', 'good')
  notify('Refused.', 'bad')
  expect(texts()).toEqual(['Saved.', 'Refused.'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Refused.'])
  dismiss(toasts()[0]!.id)
  expect(texts()).toEqual([])
})

it('says the same thing once', () => {
  notify('Refused.', 'bad')
  notify('Refused.', 'bad')
  expect(texts()).toEqual(['Refused.'])
})

it('leaves time to read a long text', () => {
  notify('x'.repeat(200))
  vi.advanceTimersByTime(10_000)
  expect(texts()).toHaveLength(1)
})
