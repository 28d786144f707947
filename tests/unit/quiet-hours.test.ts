import { expect, test } from 'vitest'
import { afterQuietHours, afterQuietHoursBefore } from '#app/domain/notice/quiet-hours.ts'

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

test.each([
  // Held until 8:00, it would come after the start at 6:00 or at 8:00.
  ['2026-11-23T22:00:00+09:00', '2026-11-24T06:00:00+09:00', '2026-11-23T22:00:00+09:00'],
  ['2026-11-23T22:00:00+09:00', '2026-11-24T08:00:00+09:00', '2026-11-23T22:00:00+09:00'],
  ['2026-11-23T22:00:00+09:00', '2026-11-24T08:01:00+09:00', '2026-11-24T08:00:00+09:00'],
  // Over already.
  ['2026-11-23T22:00:00+09:00', '2026-11-23T21:00:00+09:00', '2026-11-24T08:00:00+09:00'],
  ['2026-11-23T12:00:00+09:00', '2026-11-23T13:00:00+09:00', '2026-11-23T12:00:00+09:00'],
])('what is ordered at %s and has to come before %s is sent at %s', (now, before, sent) => {
  expect(afterQuietHoursBefore(new Date(now), new Date(before))).toEqual(new Date(sent))
})
