const thousands = new Intl.NumberFormat('ja-JP')

/** 85000 → 「85,000」. */
export const numberText = (value: number): string => thousands.format(value)

/** 85000 → 「85,000円」. `style: 'currency'` would print a full-width ￥. */
export const yenText = (yen: number): string => `${numberText(yen)}円`

/** 120000 → 「12万円」, 85500 → 「8.5万円」: rounded down, so as not to promise more than is paid. */
export const manYenText = (yen: number): string =>
  yen < 10_000 ? yenText(yen) : `${numberText(Math.floor(yen / 1_000) / 10)}万円`

/** 80000 → 「8万円以上」. */
export const feeWord = (yen: number): string =>
  `${yen % 10_000 === 0 ? `${yen / 10_000}万円` : yenText(yen)}以上`
