/** The steps of a doctor from search to match. */
export const FUNNEL_STEP = {
  SEARCH: '検索',
  DETAIL: '求人の詳細',
  APPLY: '応募',
  MATCH: '成立',
} as const
export type FunnelStep = keyof typeof FUNNEL_STEP

export const FUNNEL_STEPS = ['SEARCH', 'DETAIL', 'APPLY', 'MATCH'] as const satisfies FunnelStep[]

/** How doctors came: by a link of a mail or a LINE message (tCrd), or by themselves. */
export const CHANNEL = { MAIL: 'メール', LINE: 'LINE', DIRECT: '直接' } as const
export type Channel = keyof typeof CHANNEL

/** What the link was about (tSrc). */
export const CHANNEL_SOURCE = {
  UNSPECIFIED: '',
  RECOMMEND: 'おすすめ',
  SUBSCRIPTION: 'フォロー中の病院の新着',
  RECOMMEND_FROM_DECLINED: 'お見送り後の代わりの求人',
} as const
export type ChannelSource = keyof typeof CHANNEL_SOURCE

/** Days that the figures show, today included. */
export const FIGURE_DAYS = 28
