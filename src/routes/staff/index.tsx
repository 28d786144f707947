import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffPage } from '../../features/doctor-review/staff-page.tsx'
import { staffSearchSchema } from '../../features/doctor-review/review-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const TITLE = '医師の確認'

export const Route = createFileRoute('/staff/')({
  validateSearch: staffSearchSchema,
  loaderDeps: ({ search: { queue, doctor, after } }) => ({ queue, doctor, after }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { loadStaff } = await import('../../features/doctor-review/review-load.ts')
    return loadStaff(queryClient, deps)
  },
  head: () => pageTitle(TITLE),
  component: function Staff() {
    return <StaffPage search={Route.useSearch()} />
  },
  pendingComponent: StaffSkeleton,
  errorComponent: StaffProblem,
})
