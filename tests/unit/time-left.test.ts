import { expect, test } from 'vitest'
import { timeLeftPhrase } from '#app/domain/text/time-left.ts'

const NOW = Date.parse('2026-11-23T12:00:00+09:00')

test.each([
  ['2026-11-27T11:59:00+09:00', 'あと3日'],
  ['2026-11-25T12:01:00+09:00', 'あと2日'],
  ['2026-11-25T12:00:00+09:00', 'あと48時間'],
  ['2026-11-25T11:59:00+09:00', 'あと47時間'],
  ['2026-11-23T13:59:59+09:00', 'あと1時間'],
  ['2026-11-23T12:59:59+09:00', 'あと59分'],
  ['2026-11-23T12:00:30+09:00', 'あと1分'],
  ['2026-11-23T11:59:59+09:00', null],
])('until %s: %s', (until, words) => {
  expect(timeLeftPhrase(until, NOW)).toBe(words)
})
