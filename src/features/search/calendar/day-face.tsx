import { best, count as countStyle, face, number } from './day.css.ts'
import { cx } from '../../../ui/class-names.ts'
import type { DayTone } from '../facets/criteria-days.ts'
import { countText, shortFee, type DayOffer } from './day-words.ts'
import * as styles from './month.css.ts'

export type DayFaceProps = { day: string; tone: DayTone; isToday: boolean; offer?: DayOffer }

/**
 * A day as the eye takes it in: number, listings, best fee, each with its line before it is known. What is read out is said
 * elsewhere (`spokenDay`).
 */
export function DayFace({ day, tone, isToday, offer }: DayFaceProps) {
  return (
    <span aria-hidden="true" className={cx(face, styles.face[tone])}>
      <span className={cx(number, isToday && styles.today)}>{Number(day.slice(8))}</span>
      <span className={countStyle}>{offer ? countText(offer.count) : '\u00a0'}</span>
      <span className={best}>{offer?.bestFee ? shortFee(offer.bestFee) : '\u00a0'}</span>
    </span>
  )
}
