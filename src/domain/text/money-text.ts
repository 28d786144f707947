/**
 * 85000 → 「85,000」; of a number with at most three digits after the point. As `Intl.NumberFormat('ja-JP')` writes it, for which
 * a browser first loads its data of languages: half the time that the modules of a page took to start.
 */
export function numberText(value: number): string {
  const [whole = '', part = ''] = value.toFixed(3).split('.')
  const digits = part.replace(/0+$/, '')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (digits && `.${digits}`)
}

/** 85000 → 「85,000円」. `style: 'currency'` would print a full-width ￥. */
export const yenText = (yen: number): string => `${numberText(yen)}円`

/** 120000 → 「12万円」, 85500 → 「8.5万円」: rounded down, so as not to promise more than is paid. */
export const manYenText = (yen: number): string =>
  yen < 10_000 ? yenText(yen) : `${numberText(Math.floor(yen / 1_000) / 10)}万円`

/** 80000 → 「8万円以上」. */
export const feeWord = (yen: number): string =>
  `${yen % 10_000 === 0 ? `${yen / 10_000}万円` : yenText(yen)}以上`
