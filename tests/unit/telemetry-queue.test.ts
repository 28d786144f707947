import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue } from '#app/features/telemetry/event-queue.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('sends twenty events at once, and fewer after ten seconds', () => {
  const sent: number[] = []
  const { push } = createEventQueue((events) => sent.push(events.length))
  for (let index = 0; index < 21; index += 1) push('click', 'listing_card', `/spot/${index}`)
  expect(sent).toEqual([20])
  vi.advanceTimersByTime(9_999)
  expect(sent).toEqual([20])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([20, 1])
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([20, 1])
})

test('sends what waits when the page is hidden, and nothing twice', () => {
  const sent: unknown[] = []
  const { push, flush } = createEventQueue((events) => sent.push(...events))
  push('show', 'screen', 'doctor_top')
  flush()
  flush()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([
    {
      timestamp: '2026-11-25T00:00:00.000Z',
      event_type: 'show',
      target_key: 'screen',
      target_value: 'doctor_top',
    },
  ])
})

test('cuts off what /collect would refuse', () => {
  const sent: { target_value: string }[] = []
  const { push, flush } = createEventQueue((events) => sent.push(...events))
  push('page_view', 'page_url', `${'x'.repeat(1_999)}😀`)
  flush()
  expect(sent[0]?.target_value).toHaveLength(2_000)
  expect(sent[0]?.target_value.isWellFormed()).toBe(true)
})
