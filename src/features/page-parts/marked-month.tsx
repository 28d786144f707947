import { dayKind } from '../../domain/text/day-kind.ts'
import { cx } from '../../ui/class-names.ts'
import { DAY_TONE } from './day-tone.ts'
import * as styles from './marked-month.css.ts'
import { MonthTable } from './month-table.tsx'

export type DayMark = {
  href: string
  /** What there is on the day, for assistive technology. */
  word: string
  look: keyof typeof styles.marks
}

type MarkedMonthProps = {
  month: string
  today: string
  caption: string
  /** Null for a day without anything. */
  markOf: (day: string) => DayMark | null
}

/** The month as a small table: a marked day leads to its row in a list. */
export const MarkedMonth = ({ month, today, caption, markOf }: MarkedMonthProps) => (
  <MonthTable
    month={month}
    today={today}
    caption={caption}
    styles={{ month: styles.month, weekday: styles.weekday, cell: styles.cell, today: styles.today }}
    renderDay={(day) => <Day day={day} mark={markOf(day)} />}
  />
)

function Day({ day, mark }: { day: string; mark: DayMark | null }) {
  const number = Number(day.slice(8))
  const tone = DAY_TONE[dayKind(day)]
  if (!mark) return <span className={cx(styles.day, tone)}>{number}</span>
  return (
    <a
      href={mark.href}
      aria-label={`${number}日 ${mark.word}`}
      className={cx(styles.day, styles.linked, tone)}
    >
      {number}
      <span aria-hidden="true" className={styles.marks[mark.look]} />
    </a>
  )
}
