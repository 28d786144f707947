import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

test.each([
  ['2026-11-23T07:59:59+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T00:00:00+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T08:00:00+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T20:59:59+09:00', '2026-11-23T20:59:59+09:00'],
  ['2026-11-23T21:00:00+09:00', '2026-11-24T08:00:00+09:00'],
  ['2026-12-31T23:30:00+09:00', '2027-01-01T08:00:00+09:00'],
])('what is ordered at %s is sent at %s', (now, sent) => {
  expect(afterQuietHours(new Date(now))).toEqual(new Date(sent))
})
