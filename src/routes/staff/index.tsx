import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffPage } from '../../features/doctor-review/staff-page.tsx'
import { staffSearchSchema } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const TITLE = '医師の確認'
const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/')({
  validateSearch: staffSearchSchema,
  loaderDeps: ({ search: { queue, doctor, after } }) => ({ queue, doctor, after }),
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => ({
    isStaff,
    ...(isStaff
      ? await (await load()).loadStaff(queryClient, deps)
      : { formKey: '', kept: null, keptProposal: null }),
  }),
  head: () => pageTitle(TITLE),
  component: function Staff() {
    const { isStaff, ...forms } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <StaffPage search={search} {...forms} /> : <OfficeOnly side="STAFF" title={TITLE} />
  },
  pendingComponent: StaffSkeleton,
  errorComponent: StaffProblem,
})
