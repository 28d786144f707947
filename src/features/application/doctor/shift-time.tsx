import type { DayKind } from '../../../domain/text/day-kind.ts'
import { hoursText, monthDayText, weekdayText } from '../../../domain/text/shift-text.ts'
import { Text, type TextTone } from '../../../ui/text/text.tsx'
import { whole } from '../../../ui/theme/text.css.ts'

const TONE: Record<DayKind, TextTone | undefined> = {
  WEEKDAY: undefined,
  SATURDAY: 'saturday',
  SUNDAY: 'holiday',
  HOLIDAY: 'holiday',
}

type ShiftTimeProps = { start: string; end: string; day: DayKind }

/** 「12/19(土) 17:00〜翌9:00」, with the colour of Saturdays, Sundays and holidays. */
export function ShiftTime({ start, end, day }: ShiftTimeProps) {
  return (
    <time dateTime={start}>
      <span className={whole}>
        {monthDayText(start)}
        <Text as="span" tone={TONE[day]}>
          ({weekdayText(start)}
          {day === 'HOLIDAY' && '・祝'})
        </Text>
      </span>{' '}
      <span className={whole}>{hoursText(start, end)}</span>
    </time>
  )
}
