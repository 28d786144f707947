import { createFileRoute } from '@tanstack/react-router'
import { calendarSearchSchema, HOSPITAL_CALENDAR } from '../../features/hospital/calendar/calendar-search.ts'
import { HospitalCalendarPage } from '../../features/hospital/calendar/hospital-calendar-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { landscape, pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/calendar')({
  validateSearch: calendarSearchSchema,
  loaderDeps: ({ search: { month, week, day } }) => ({ month, week, day }),
  loader: async ({ context: { queryClient }, deps: { month, week, day } }) => {
    const queries = await import('../../features/hospital/calendar/hospital-calendar.queries.ts')
    if (day !== undefined) await queryClient.ensureQueryData(queries.hospitalDayQuery(day))
    else if (week !== undefined) await queryClient.ensureQueryData(queries.hospitalWeekQuery(week))
    else await queryClient.ensureQueryData(queries.hospitalMonthQuery(month))
  },
  head: () => ({ ...pageTitle(HOSPITAL_CALENDAR), ...landscape }),
  component: function HospitalCalendar() {
    return <HospitalCalendarPage {...Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_CALENDAR} />,
})
