import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { toTwirpError } from '#app/backend/rpc/twirp-error.ts'

function violated(code: string, constraint: string): Error {
  const cause = new DatabaseError('violates', 0, 'error')
  cause.code = code
  cause.constraint = constraint
  return new Error('Failed query', { cause })
}

test.each([
  ['work_times', /勤務の終わりが始まりより後になっていない/],
  ['regular_work_holiday_hours', /勤務の終わりが始まりより後になっていない/],
  ['application_message_length', /内容が決まりに合わない/],
])('a row that the database refuses by %s is told in words, and reported', (constraint, words) => {
  const reported: unknown[] = []
  const error = toTwirpError(violated('23514', constraint), (one) => reported.push(one))
  expect(error.code).toBe('failed_precondition')
  expect(error.message).toMatch(words)
  expect(reported).toHaveLength(1)
})

test('other failures stay masked', () => {
  expect(toTwirpError(violated('42P01', ''), () => {}).code).toBe('internal')
})
