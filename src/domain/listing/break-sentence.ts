/** What a hospital or a doctor reads where other hours would need a longer break than the terms have. */
export const BREAK_SENTENCE =
  'この時間では休憩が足りません。労働が6時間を超える勤務では45分以上、8時間を超える勤務では60分以上の休憩が必要です(労働基準法34条)。'
