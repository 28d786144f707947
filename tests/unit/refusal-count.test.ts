import { expect, test } from 'vitest'
import { createRefusalCount } from '#app/backend/file/refusal-count.ts'

test('twenty refused files, or three that used up their time, count for ten minutes', () => {
  let now = new Date('2026-11-27T00:00:00Z')
  const count = createRefusalCount(() => now)
  for (let at = 0; at < 19; at += 1) count.note('one', 'plain')
  expect(count.isOver('one')).toBe(false)
  count.note('one', 'plain')
  for (let at = 0; at < 3; at += 1) count.note('other', 'heavy')
  expect([count.isOver('one'), count.isOver('other'), count.isOver('third')]).toEqual([true, true, false])
  now = new Date(now.getTime() + 10 * 60_000)
  expect([count.isOver('one'), count.isOver('other')]).toEqual([false, false])
})
