import { afterEach, expect, test, vi } from 'vitest'
import { onceInRead } from '#app/platform/server/once-in-read.server.ts'
import { beginScope, runInRequestScope } from '#app/platform/server/request-scope.server.ts'

/** What the parts of a page need in common is found once. */

let found = 0
const find = () => Promise.resolve((found += 1))
const twice = async () => [await onceInRead('key', find), await onceInRead('key', find)]

const inRequest = <T>(isRead: boolean, run: () => Promise<T>): Promise<T> =>
  runInRequestScope(beginScope({ requestId: 'r', nonce: 'n', client: '', isRead }), run)

afterEach(() => {
  found = 0
  vi.useRealTimers()
})

test('a request that only reads finds it once, and another one anew', async () => {
  expect(await inRequest(true, twice)).toEqual([1, 1])
  expect(await inRequest(true, twice)).toEqual([2, 2])
})

test('a command, and what runs outside of requests, finds it each time', async () => {
  expect(await inRequest(false, twice)).toEqual([1, 2])
  expect(await twice()).toEqual([3, 4])
})

test('a stream, which is a long request, finds it anew after two seconds', async () => {
  vi.useFakeTimers()
  const answers = await inRequest(true, async () => {
    const first = await onceInRead('key', find)
    vi.advanceTimersByTime(2_001)
    return [first, ...(await twice())]
  })
  expect(answers).toEqual([1, 2, 3])
})

test('different things are found each by itself', async () => {
  const two = () => inRequest(true, () => Promise.all([onceInRead('one', find), onceInRead('two', find)]))
  expect(await two()).toEqual([1, 2])
})
