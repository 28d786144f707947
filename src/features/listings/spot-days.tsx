import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { DaysCalendar } from '../criteria/days-calendar.tsx'

export function SpotDays({ value = [] }: { value?: readonly string[] }) {
  const { data } = useQuery(searchDaysQuery())
  const [days, setDays] = useState(value)
  if (!data) return <Skeleton shape="block" />
  return <DaysCalendar today={data.today} holidays={data.holidays} value={days} onChange={setDays} />
}
