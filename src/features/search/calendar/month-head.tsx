import { useHydrated } from '@tanstack/react-router'
import { addMonths, monthOf, monthText } from '../../../domain/text/month-days.ts'
import { navButton } from './day.css.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icon/control-icons.tsx'
import * as styles from './month.css.ts'

type MonthHeadProps = { month: string; from: string; to: string; onMonthChange: (month: string) => void }

export function MonthHead({ month, from, to, onMonthChange }: MonthHeadProps) {
  const hydrated = useHydrated()
  const isFirst = month <= monthOf(from)
  const isLast = month >= monthOf(to)
  // Not `disabled`, so that the pressed button keeps the focus on the last month too.
  const turn = (months: number, isEnd: boolean) => () => !isEnd && onMonthChange(addMonths(month, months))
  return (
    <div className={styles.head}>
      <p aria-live="polite" className={styles.title}>
        {monthText(month)}
      </p>
      {hydrated && (
        <>
          <button
            type="button"
            aria-label="前の月"
            aria-disabled={isFirst}
            className={navButton}
            onClick={turn(-1, isFirst)}
          >
            <ChevronLeftIcon size="sm" />
          </button>
          <button
            type="button"
            aria-label="次の月"
            aria-disabled={isLast}
            className={navButton}
            onClick={turn(1, isLast)}
          >
            <ChevronRightIcon size="sm" />
          </button>
        </>
      )}
    </div>
  )
}
