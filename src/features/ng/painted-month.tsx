import { addMonths, monthOf, monthText } from '../../domain/text/month-days.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { dayText } from '../../domain/text/shift-text.ts'
import { toNgWork } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { DAY_TONE } from '../page-parts/day-tone.ts'
import { MonthTable } from '../page-parts/month-table.tsx'
import { NgForm } from './ng-form.tsx'
import { isPainted, type NgView } from './ng-view.ts'
import * as styles from './ng.css.ts'

type PaintedMonthProps = { ng: NgView; month: string | undefined }

/** A month whose days are boxes: a ticked one is a whole day without work. */
export function PaintedMonth({ ng, month = monthOf(ng.today) }: PaintedMonthProps) {
  const painted = ng.blocks.filter(isPainted).flatMap(({ days }) => days)
  const others = new Set(ng.blocks.filter((block) => !isPainted(block)).flatMap(({ days }) => days))
  const elsewhere = painted.filter((day) => monthOf(day) !== month).length
  const isFirst = month <= monthOf(ng.today)
  const shown = painted.filter((day) => monthOf(day) === month).join(' ')
  return (
    <Stack gap={3}>
      <Inline justify="between" gap={2}>
        <Heading level={3}>{monthText(month)}の終日NG</Heading>
        <Inline gap={2}>
          {!isFirst && <MonthLink month={addMonths(month, -1)} word="前の月" />}
          <MonthLink month={addMonths(month, 1)} word="次の月" />
        </Inline>
      </Inline>
      <NgForm key={`${month} ${shown}`} change="PAINT_MONTH">
        {({ pending }) => (
          <Stack gap={3}>
            <input type="hidden" name="month" value={month} />
            <MonthTable
              month={month}
              today={ng.today}
              caption={`${monthText(month)}に勤務できない日`}
              styles={{
                month: styles.month,
                weekday: styles.weekday,
                cell: styles.cell,
                today: styles.today,
              }}
              renderDay={(day) => (
                <PaintedDay
                  day={day}
                  isPast={day < ng.today}
                  isPainted={painted.includes(day)}
                  hasOther={others.has(day)}
                />
              )}
            />
            <Text tone="sub">
              日付を押すと終日NGになります。「・」は時間を決めたNGか、勤務表の予定がある日です。
              {elsewhere > 0 && `ほかの月に${elsewhere}日あります。`}
            </Text>
            <div>
              <Button type="submit" pending={pending}>
                {monthText(month)}の終日NGを保存する
              </Button>
            </div>
          </Stack>
        )}
      </NgForm>
    </Stack>
  )
}

const MonthLink = ({ month, word }: { month: string; word: string }) => (
  <Link {...toNgWork({ month })} className={buttonClass({ size: 'sm' })}>
    {word}
  </Link>
)

type PaintedDayProps = { day: string; isPast: boolean; isPainted: boolean; hasOther: boolean }

function PaintedDay({ day, isPast, isPainted: isChecked, hasOther }: PaintedDayProps) {
  const number = Number(day.slice(8))
  const tone = DAY_TONE[dayKind(day)]
  if (isPast) return <span className={cx(styles.day, styles.past)}>{number}</span>
  const label = `${dayText(day)}${hasOther ? ' ほかの予定あり' : ''}`
  return (
    <label className={cx(styles.day, styles.open, tone)}>
      <input
        type="checkbox"
        name="days"
        value={day}
        defaultChecked={isChecked}
        aria-label={label}
        className={styles.box}
      />
      {number}
      <span aria-hidden="true" className={styles.word}>
        <span className={styles.ng}>NG</span>
        <span className={styles.other}>{hasOther ? '・' : ''}</span>
      </span>
    </label>
  )
}
