import { createFileRoute, redirect } from '@tanstack/react-router'
import { newFormKey } from '../features/applications/application-key.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { readStaffSearch } from '../features/staff/staff-search.ts'
import { NotStaff, StaffProblem, StaffSkeleton } from '../features/staff/staff-states.tsx'
import { doctorFileQuery, staffDoctorsQuery, staffQuery } from '../features/staff/staff.queries.ts'

export const Route = createFileRoute('/staff/')({
  validateSearch: readStaffSearch,
  loaderDeps: ({ search: { queue, doctor, after } }) => ({ queue, doctor, after }),
  beforeLoad: async ({ context }) => {
    const member = await context.queryClient.ensureQueryData(staffQuery())
    if (member === 'VISITOR') throw redirect({ to: '/staff/login' })
    return { isStaff: member !== null }
  },
  loader: async ({ context: { queryClient, isStaff }, deps: { queue = 'WAITING', doctor, after } }) => {
    if (!isStaff) return { isStaff, formKey: '' }
    await Promise.all([
      queryClient.ensureInfiniteQueryData(staffDoctorsQuery(queue, after)),
      doctor && queryClient.ensureQueryData(doctorFileQuery(doctor)),
    ])
    return { isStaff, formKey: newFormKey() }
  },
  head: () => pageTitle('医師の確認'),
  component: function Staff() {
    const { isStaff, formKey } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <StaffPage search={search} formKey={formKey} /> : <NotStaff />
  },
  pendingComponent: StaffSkeleton,
  errorComponent: StaffProblem,
})
