import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { MailSettings } from '../../features/hospital/mail-settings.tsx'
import { NoticesList } from '../../features/notice/notice-list.tsx'
import { hospitalNoticesSearchSchema, NOTICES } from '../../features/notice/notice-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { toHospitalNotices } from '../../platform/addresses.ts'
import { DeskPage } from '../../ui/desk/desk.tsx'

export const Route = createFileRoute('/hospital/notices')({
  validateSearch: hospitalNoticesSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, deps: { after } }) => {
    const { loadNotices } = await import('../../features/notice/notice.queries.ts')
    await loadNotices(queryClient, 'HOSPITAL', after)
  },
  head: () => pageTitle(NOTICES),
  component: function HospitalNotices() {
    const { after, mails } = Route.useSearch()
    return (
      <DeskPage>
        <NoticesList side="HOSPITAL" after={after} address={toHospitalNotices}>
          <MailSettings outcome={mails} />
        </NoticesList>
      </DeskPage>
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={NOTICES} />,
})
