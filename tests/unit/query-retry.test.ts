import { afterEach, expect, test, vi } from 'vitest'
import { PublicError } from '#app/platform/faults/public-error.ts'
import { createQueryClient } from '#app/platform/query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How often a read that always fails so is tried in a browser, and when, in milliseconds. */
async function triesOf(error: Error): Promise<number[]> {
  vi.stubGlobal('document', {})
  vi.useFakeTimers()
  const client = createQueryClient()
  const began = Date.now()
  const tries: number[] = []
  const read = client.fetchQuery({
    queryKey: ['read'],
    queryFn: () => {
      tries.push(Date.now() - began)
      return Promise.reject(error)
    },
    // What `fetchQuery` leaves out of the defaults, pages have.
    retry: client.getDefaultOptions().queries?.retry,
  })
  const failed = expect(read).rejects.toBe(error)
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
  client.clear()
  return tries
}

test.each([400, 401, 403, 404, 409, 429])('a read refused with %i is not tried again', async (status) => {
  expect(await triesOf(new PublicError('だめです。', { status }))).toEqual([0])
})

test('a line that breaks is tried three times more, after 1, 2 and 4 seconds', async () => {
  expect(await triesOf(new TypeError('Failed to fetch'))).toEqual([0, 1_000, 3_000, 7_000])
})

test('so is an outage of ours', async () => {
  expect(await triesOf(new PublicError('エラーが発生しました。', { status: 500 }))).toEqual([
    0, 1_000, 3_000, 7_000,
  ])
})

test('no wait is longer than thirty seconds', () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay
  if (typeof delay !== 'function') throw new Error('no rule of waiting')
  expect([0, 1, 2, 4, 5, 20].map((attempt) => delay(attempt, new Error('x')))).toEqual([
    1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
  ])
})
