import { numberText } from './money-text.ts'

/** Rows of a list that are counted; of what is longer nobody needs the number. */
export const COUNTED = 1_000

/** 「12件」; 「1,000件以上」 of what was counted no further. */
export const countedText = (count: number): string =>
  count < COUNTED ? `${numberText(count)}件` : `${numberText(COUNTED)}件以上`

/** The same beside a link: 「12」, 「999+」. */
export const countedBadge = (count: number): string => (count < COUNTED ? `${count}` : `${COUNTED - 1}+`)
