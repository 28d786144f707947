import { createFileRoute } from '@tanstack/react-router'
import { calendarSearchSchema } from '../features/hospital-calendar/calendar-search.ts'
import {
  HOSPITAL_CALENDAR,
  HospitalCalendarPage,
} from '../features/hospital-calendar/hospital-calendar-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/calendar')({
  validateSearch: calendarSearchSchema,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: async ({ context: { queryClient }, deps: { month } }) => {
    const { hospitalMonthQuery } = await import('../features/hospital-calendar/hospital-calendar.queries.ts')
    await queryClient.ensureQueryData(hospitalMonthQuery(month))
  },
  head: () => pageTitle(HOSPITAL_CALENDAR),
  component: function HospitalCalendar() {
    return <HospitalCalendarPage month={Route.useSearch().month} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_CALENDAR} />,
})
