import { useCallback } from 'react'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { DaysCalendar } from '../calendar/days-calendar.tsx'
import type { useSpotCalendar } from '../facets/use-spot-counts.ts'

type SpotDaysProps = Pick<ReturnType<typeof useSpotCalendar>, 'days' | 'offers' | 'isOld'> & {
  value: readonly string[]
  onChange: (days: string[]) => void
}

/** The calendar of a search form, with the offer of each day under the other criteria. */
export function SpotDays({ days, offers, isOld, value, onChange }: SpotDaysProps) {
  const season = days?.seasons.find(({ isOpen }) => isOpen)
  const isSeasonal = useCallback(
    (day: string) => season !== undefined && day >= season.from && day <= season.to,
    [season],
  )
  if (!days) return <Skeleton shape="row" />
  return (
    <div data-counts={isOld ? 'old' : undefined}>
      <DaysCalendar
        today={days.today}
        lastDay={days.lastDay}
        holidays={days.holidays}
        value={value}
        onChange={onChange}
        offers={offers}
        isSeasonal={isSeasonal}
      />
    </div>
  )
}
