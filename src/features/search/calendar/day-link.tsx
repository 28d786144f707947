import { memo } from 'react'
import { day as dayStyle } from './day.css.ts'
import { cx } from '../../../ui/class-names.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import type { DayTone } from '../facets/criteria-days.ts'
import { DayFace } from './day-face.tsx'
import { spokenDay, type DayOffer } from './day-words.ts'
import * as styles from './month.css.ts'

type DayLinkProps = {
  day: string
  href: string
  tabIndex: number | undefined
  isChosen: boolean
  tone: DayTone
  isHoliday: boolean
  isToday: boolean
  isSeasonal: boolean
  offer?: DayOffer
}

/** A day of the calendar that leads to its listings. */
export const DayLink = memo(function DayLink({ day, href, tabIndex, isChosen, ...look }: DayLinkProps) {
  return (
    <a
      href={href}
      data-day={day}
      tabIndex={tabIndex}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(dayStyle, styles.chosenDay, look.isSeasonal && styles.seasonal)}
    >
      <span className={visuallyHidden}>{spokenDay(day, look.isHoliday, look.offer)}</span>
      <DayFace day={day} tone={look.tone} isToday={look.isToday} offer={look.offer} />
    </a>
  )
})
