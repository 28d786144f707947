import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError, logLine } from '#app/platform/server/log-line.ts'
import { createNoise } from '#app/platform/server/log-noise.ts'

const SECRETS = ['山田太郎', '090-1234-5678', '東京都千代田区丸の内1-1', 'yamada@example.com']

function failedStatement(): Error {
  const cause = new DatabaseError('duplicate key value violates unique constraint "doctor_phone"', 1, 'error')
  Object.assign(cause, {
    code: '23505',
    severity: 'ERROR',
    constraint: 'doctor_phone',
    detail: `Key (phone)=(${SECRETS[1]}) already exists.`,
    where: `row (${SECRETS.join(', ')})`,
  })
  return new DrizzleQueryError('insert into "doctor" values ($1, $2, $3, $4)', SECRETS, cause)
}

test('a failed statement is named without what was put into it', () => {
  const line = logLine({ error: new Error('applying failed', { cause: failedStatement() }) })
  for (const secret of SECRETS) expect(line).not.toContain(secret)
  expect(JSON.parse(line)).toMatchObject({
    error: {
      message: 'applying failed',
      cause: {
        message: 'Failed query',
        query: 'insert into "doctor" values ($1, $2, $3, $4)',
        cause: { code: '23505', constraint: 'doctor_phone' },
      },
    },
  })
})

test('a value the database could not read is not repeated', () => {
  const cause = Object.assign(new Error(`invalid input syntax for type date: "${SECRETS[0]}"`), {
    code: '22007',
  })
  expect(logLine({ error: cause })).not.toContain(SECRETS[0])
})

test('whatever is written stays one line that no terminal obeys', () => {
  const hostile = 'a\nb\r\u0000\u001b[31m\u007f\u0085\u2028\u2029\u202e\u2066{"level":"info"}'
  const line = logLine({ at: 'now', path: hostile, error: new Error(hostile) })
  expect([...line].every((letter) => letter >= ' ' && letter <= '~')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({ path: hostile })
})

test('what cannot be written down is told as that', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(JSON.parse(logLine({ at: 'now', circle }))).toEqual({
    at: 'now',
    level: 'error',
    event: 'log_failed',
  })
  expect(describeError('a string thrown')).toEqual({ message: 'a string thrown' })
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('strangers do not fill the log: what is left out is counted and told after a minute', () => {
  const told: Readonly<Record<string, number>>[] = []
  const noise = createNoise((leftOut) => told.push(leftOut))
  const written = (kind: string, client: string, times: number) =>
    Array.from({ length: times }, () => noise.allows(kind, client)).filter(Boolean).length
  expect(written('authz_fail', '192.0.2.1', 500)).toBe(10)
  expect(written('authz_fail', '192.0.2.2', 3)).toBe(3)
  const many = Array.from({ length: 300 }, (_, index) =>
    written('input_validation_fail', `client ${index}`, 1),
  )
  expect(many.filter((count) => count === 1)).toHaveLength(100)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([{ authz_fail: 490, input_validation_fail: 200 }])
  expect(written('authz_fail', '192.0.2.1', 500)).toBe(10)
})
