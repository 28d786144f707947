const thousands = new Intl.NumberFormat('ja-JP')

/** 85000 → 「85,000」. */
export const numberText = (value: number): string => thousands.format(value)

/** 85000 → 「85,000円」. `style: 'currency'` would print a full-width ￥. */
export const yenText = (yen: number): string => `${numberText(yen)}円`
