import type { KeyboardEvent } from 'react'
import { dayKind, holidayName } from '../../../../domain/text/day-kind.ts'
import { dayText } from '../../../../domain/text/shift-text.ts'
import { check } from '../../../../ui/choice/choice.css.ts'
import { visuallyHidden } from '../../../../ui/layout/layout.css.ts'
import { DAY_TONE } from '../../../page-parts/day-tone.ts'
import * as styles from './copy-days.css.ts'

/** Words of a day that has the same shift already. */
const TAKEN = { LISTING: '掲載中', DRAFT: '下書き' } as const
export type TakenBy = keyof typeof TAKEN

type CopyDayProps = {
  day: string
  isPast: boolean
  taken: TakenBy | undefined
  isChosen: boolean
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A day of the month grid as a checkbox; days that are over are none. */
export function CopyDay({ day, isPast, taken, isChosen, onKeyDown }: CopyDayProps) {
  const number = Number(day.slice(8))
  if (isPast) return <span className={styles.past}>{number}</span>
  const holiday = holidayName(day)
  const spoken = [dayText(day), holiday && `${holiday}(祝)`, taken && `同じ勤務が${TAKEN[taken]}`]
  return (
    <label className={styles.day}>
      <span className={visuallyHidden}>{spoken.filter(Boolean).join(' ')}</span>
      <span aria-hidden="true" className={DAY_TONE[dayKind(day)]}>
        {number}
        {holiday && '祝'}
      </span>
      <input
        type="checkbox"
        name="dates"
        value={day}
        defaultChecked={isChosen}
        onKeyDown={onKeyDown}
        className={check}
      />
      {taken && (
        <span aria-hidden="true" className={styles.taken}>
          {TAKEN[taken]}
        </span>
      )}
    </label>
  )
}
