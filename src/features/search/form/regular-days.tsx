import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { DaysCalendar } from '../calendar/days-calendar.tsx'

type RegularDaysProps = {
  /** The initial days. */
  value: readonly string[]
  /** Called after a choice that fires no event of the form. */
  onChange: () => void
}

/** Days the engagement must cover; folded, since they are chosen less often than weekdays. */
export function RegularDays({ value, onChange }: RegularDaysProps) {
  const { data } = useQuery(searchDaysQuery())
  const [days, setDays] = useState(value)
  const before = useRef(days)
  useEffect(() => {
    if (before.current !== days) onChange()
    before.current = days
  }, [days, onChange])
  return (
    <Disclosure
      summary="日付から選ぶ"
      hint={days.length > 0 ? `${days.length}日選択中` : undefined}
      open={value.length > 0}
    >
      {data ? (
        <DaysCalendar
          today={data.today}
          lastDay={data.lastDay}
          holidays={data.holidays}
          value={days}
          onChange={setDays}
        />
      ) : (
        <Skeleton shape="row" />
      )}
    </Disclosure>
  )
}
