/** Seasons with their own list of listings. */
export const SEASON = {
  GOLDEN_WEEK: 'ゴールデンウィーク特集',
  NEW_YEAR_HOLIDAY: '年末年始特集',
} as const
export type Season = keyof typeof SEASON

export const SEASONS = ['NEW_YEAR_HOLIDAY', 'GOLDEN_WEEK'] as const satisfies Season[]
