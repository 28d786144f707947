import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsRow } from '#app/backend/telemetry/analytics-event.store.ts'
import { createEventBuffer } from '#app/backend/telemetry/event-buffer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const row: AnalyticsRow = {
  eventGroup: 'web_app',
  eventType: 'show',
  targetKey: 'screen',
  targetValue: 'doctor_top',
  userAgent: {},
  occurredAt: new Date(0),
}
const rows = (count: number) => Array.from({ length: count }, () => row)

function buffer(insert: (batch: AnalyticsRow[]) => Promise<void> = async () => undefined) {
  const inserted: number[] = []
  const told: number[] = []
  const made = createEventBuffer({
    insert: async (batch) => {
      await insert(batch)
      inserted.push(batch.length)
    },
    report: () => undefined,
    onDropped: (count) => told.push(count),
  })
  return { ...made, inserted, told }
}

test('stores 200 ms after the first event, 500 at a time', async () => {
  const { add, inserted } = buffer()
  add(rows(700))
  await vi.advanceTimersByTimeAsync(199)
  expect(inserted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(inserted).toEqual([500])
  await vi.advanceTimersByTimeAsync(200)
  expect(inserted).toEqual([500, 200])
})

test('holds 10,000, drops the rest and says so once a minute', async () => {
  const { add, counts, told } = buffer(() => new Promise(() => undefined))
  add(rows(10_000))
  add(rows(3))
  add(rows(4))
  expect(counts()).toEqual({ held: 10_000, stored: 0, dropped: 7 })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([7])
})

test('starts no insert while one is running, and goes on after a failed one', async () => {
  const first = Promise.withResolvers<void>()
  const answers = [first.promise, Promise.resolve()]
  const { add, counts, inserted } = buffer(() => answers.shift() ?? Promise.resolve())
  add(rows(501))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answers).toHaveLength(1)
  first.reject(new Error('outage'))
  await vi.advanceTimersByTimeAsync(400)
  expect(inserted).toEqual([1])
  expect(counts()).toEqual({ held: 0, stored: 1, dropped: 500 })
})

test('stores all that waits when it is flushed', async () => {
  const { add, flush, counts } = buffer()
  add(rows(1_200))
  await flush()
  expect(counts()).toEqual({ held: 0, stored: 1_200, dropped: 0 })
})
