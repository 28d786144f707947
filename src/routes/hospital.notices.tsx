import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import { NOTICES, NoticesList } from '../features/notices/notices-list.tsx'
import { noticesSearchSchema } from '../features/notices/notices-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toHospitalNotices } from '../platform/addresses.ts'
import { DeskPage } from '../ui/desk/desk.tsx'

export const Route = createFileRoute('/hospital/notices')({
  validateSearch: noticesSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, deps: { after } }) => {
    const { loadNotices } = await import('../features/notices/notices.queries.ts')
    await loadNotices(queryClient, 'HOSPITAL', after)
  },
  head: () => pageTitle(NOTICES),
  component: function HospitalNotices() {
    const { after } = Route.useSearch()
    return (
      <DeskPage>
        <NoticesList side="HOSPITAL" after={after} address={toHospitalNotices} />
      </DeskPage>
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={NOTICES} />,
})
