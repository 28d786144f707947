import { numberText } from '../text/money-text.ts'

/** From this number of suitable doctors on a hospital is told it: fewer could be told apart. */
export const FEWEST_SUITABLE = 10

/** Counts a minute that a member may ask for. */
export const SUITABLE_COUNTS_A_MINUTE = 30

/**
 * What a hospital is told of a number of doctors: 0 below `FEWEST_SUITABLE`, else rounded down, to tens below a thousand and to
 * hundreds from there on. Whoever narrows requirements one by one shall not see a single doctor come or go.
 */
export function toldCount(count: number): number {
  if (count < FEWEST_SUITABLE) return 0
  const step = count < 1_000 ? FEWEST_SUITABLE : 100
  return Math.floor(count / step) * step
}

/** 「130人以上」「10人未満」 of a told count. */
export const suitableText = (told: number): string =>
  told === 0 ? `${FEWEST_SUITABLE}人未満` : `${numberText(told)}人以上`
