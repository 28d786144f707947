import { memo } from 'react'
import { dayText } from '../../../domain/text/shift-text.ts'
import { day as dayStyle } from './day.css.ts'
import { check, row } from '../../../ui/choice/choice.css.ts'
import { cx } from '../../../ui/class-names.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import type { DayTone } from '../facets/criteria-days.ts'
import { DayFace } from './day-face.tsx'
import { spokenDay, type DayOffer } from './day-words.ts'
import * as styles from './month.css.ts'

// The calendar listens to bubbling events of its boxes, so that an unchanged day is not rendered again.
const heardAbove = () => undefined

type DayBoxProps = {
  day: string
  tabIndex: number | undefined
  isChosen: boolean
  isDisabled?: boolean
  tone: DayTone
  isHoliday: boolean
  isToday: boolean
  isSeasonal: boolean
  offer?: DayOffer
}

/** A day of the calendar as a checkbox of its form. */
export const DayBox = memo(function DayBox({ day, tabIndex, isChosen, isDisabled, ...look }: DayBoxProps) {
  return (
    <label className={cx(dayStyle, styles.chosenDay, look.isSeasonal && styles.seasonal)}>
      <input
        type="checkbox"
        name="dates"
        value={day}
        data-day={day}
        tabIndex={tabIndex}
        checked={isChosen}
        disabled={isDisabled}
        onChange={heardAbove}
        className={styles.dayBox}
      />
      {/* Named by hidden text, not by aria-label: a label must hold the visible 「18」「18件」 word for word, and does not. */}
      <span className={visuallyHidden}>{spokenDay(day, look.isHoliday, look.offer)}</span>
      <DayFace day={day} tone={look.tone} isToday={look.isToday} offer={look.offer} />
    </label>
  )
})

/** Chosen days outside the visible month: listed in a row, where they can be removed. */
export function OtherDays({ days }: { days: readonly string[] }) {
  return (
    days.length > 0 && (
      <div className={styles.otherDays}>
        {days.map((day) => (
          <label key={day} className={row}>
            <input type="checkbox" name="dates" value={day} checked onChange={heardAbove} className={check} />
            {dayText(day)}
          </label>
        ))}
      </div>
    )
  )
}
