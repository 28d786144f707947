import { describe, expect, test } from 'vitest'
import { comingSeason } from '#app/domain/search/season-days.ts'

describe('the days of a season', () => {
  test.each([
    ['2026-11-21', '2027-04-29', '2027-05-05', '2027年 ゴールデンウィーク特集'],
    // 2026-05-03 is a Sunday: 5/6 stands in for it.
    ['2026-01-10', '2026-04-29', '2026-05-06', '2026年 ゴールデンウィーク特集'],
    ['2026-05-06', '2026-04-29', '2026-05-06', '2026年 ゴールデンウィーク特集'],
    ['2026-05-07', '2027-04-29', '2027-05-05', '2027年 ゴールデンウィーク特集'],
    // 2024-04-29 is a Monday, and the weekend before touches it.
    ['2024-04-01', '2024-04-27', '2024-05-06', '2024年 ゴールデンウィーク特集'],
  ])('Golden Week as of %s', (today, from, to, title) => {
    expect(comingSeason('GOLDEN_WEEK', today)).toEqual({ from, to, title })
  })

  test.each([
    ['2026-11-21', '2026-12-29', '2027-01-03', '2026-2027 年末年始特集'],
    ['2027-01-02', '2026-12-29', '2027-01-03', '2026-2027 年末年始特集'],
    ['2027-01-04', '2027-12-29', '2028-01-03', '2027-2028 年末年始特集'],
    // 2025-01-03 is a Friday, 12/29 a Sunday: both weekends touch.
    ['2024-12-01', '2024-12-28', '2025-01-05', '2024-2025 年末年始特集'],
  ])('the turn of the year as of %s', (today, from, to, title) => {
    expect(comingSeason('NEW_YEAR_HOLIDAY', today)).toEqual({ from, to, title })
  })
})
