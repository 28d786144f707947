import { createContext, type ReactNode, use, useMemo } from 'react'
import { type ChevronProps, DayButton, type DayButtonProps, DayPicker } from 'react-day-picker'
import { ja } from 'react-day-picker/locale/ja'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/control-icons.tsx'
import { visuallyHidden } from '../layout/layout.css.ts'
import { dateOf, isoDayOf, isoMonthOf } from './calendar-date.ts'
import {
  best,
  caption,
  cell,
  count,
  day as dayStyle,
  disabled,
  face,
  grid,
  holiday,
  nav,
  navButton,
  number,
  outside,
  root,
  saturday,
  seasonal,
  selected as selectedStyle,
  today as todayStyle,
  weekday,
} from './calendar.css.ts'

export type CalendarProps = {
  /** The month shown, `2026-12`. */
  month: string
  onMonthChange?: (month: string) => void
  /** All days are `2026-12-18`. Today is given, because the server and the reader may not agree on it. */
  today: string
  selected?: string | readonly string[]
  onSelect?: (day: string) => void
  isHoliday?: (day: string) => boolean
  isSeasonal?: (day: string) => boolean
  isDisabled?: (day: string) => boolean
  /** Under the number of the day; see CalendarCount. */
  renderDay?: (day: string) => ReactNode
  /** The same in words, read out after the date: 「募集18件」. */
  describeDay?: (day: string) => string | undefined
  /** First and last month one may turn to. */
  startMonth?: string
  endMonth?: string
}

const RenderDay = createContext<CalendarProps['renderDay']>(undefined)

// Named by hidden text, not by aria-label: a label must hold the visible 「18」「18件」 word for word, and does not.
function Day({ children, 'aria-label': label, ...props }: DayButtonProps) {
  const renderDay = use(RenderDay)
  return (
    <DayButton {...props}>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true" className={face}>
        <span className={number}>{children}</span>
        {renderDay?.(props.day.isoDate)}
      </span>
    </DayButton>
  )
}

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeftIcon size="sm" /> : <ChevronRightIcon size="sm" />

const components = { DayButton: Day, Chevron }

const classNames = {
  root,
  nav,
  weekday,
  day: cell,
  day_button: dayStyle,
  button_next: navButton,
  button_previous: navButton,
  month_caption: caption,
  month_grid: grid,
  outside,
  disabled,
  selected: selectedStyle,
  today: todayStyle,
}

const formatters = {
  formatCaption: (date: Date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
}

export function Calendar(props: CalendarProps) {
  const { month, onMonthChange, today, selected, onSelect, isHoliday, describeDay, startMonth, endMonth } =
    props
  const { isSeasonal, isDisabled, renderDay } = props
  const chosen = useMemo(() => (typeof selected === 'string' ? [selected] : (selected ?? [])), [selected])
  const when = (test: ((day: string) => boolean) | undefined) => (date: Date) =>
    test?.(isoDayOf(date)) ?? false
  const label = (date: Date) => {
    const day = isoDayOf(date)
    const parts = [`${date.getMonth() + 1}月${date.getDate()}日`]
    if (isHoliday?.(day)) parts.push('祝日')
    const words = describeDay?.(day)
    if (words) parts.push(words)
    if (day === today) parts.push('今日')
    if (chosen.includes(day)) parts.push('選択中')
    return parts.join('、')
  }
  return (
    <RenderDay value={renderDay}>
      <DayPicker
        locale={ja}
        month={dateOf(month)}
        onMonthChange={(date) => onMonthChange?.(isoMonthOf(date))}
        startMonth={startMonth ? dateOf(startMonth) : undefined}
        endMonth={endMonth ? dateOf(endMonth) : undefined}
        today={dateOf(today)}
        onDayClick={(date) => onSelect?.(isoDayOf(date))}
        disabled={when(isDisabled)}
        modifiers={{
          selected: when((day) => chosen.includes(day)),
          saturday: (date) => date.getDay() === 6 && !when(isHoliday)(date),
          holiday: (date) => date.getDay() === 0 || when(isHoliday)(date),
          seasonal: when(isSeasonal),
        }}
        modifiersClassNames={{ saturday, holiday, seasonal }}
        labels={{ labelDayButton: label, labelGridcell: label, labelNav: () => '月を移る' }}
        classNames={classNames}
        formatters={formatters}
        components={components}
      />
    </RenderDay>
  )
}

export type CalendarCountProps = { listings: ReactNode; fee?: ReactNode }

/** How many and the best fee, as two small lines under the day. */
export function CalendarCount({ listings, fee }: CalendarCountProps) {
  return (
    <>
      <span className={count}>{listings}</span>
      {fee && <span className={best}>{fee}</span>}
    </>
  )
}
