import { createFileRoute } from '@tanstack/react-router'
import { OfficeLoginPage } from '../features/account/log-in/office-login-page.tsx'
import { OfficeOnly } from '../features/account/log-in/office-only.tsx'
import { logInSearchSchema } from '../features/session/log-in-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toStaff } from '../platform/addresses.ts'

const TITLE = '運営スタッフのログイン'

export const Route = createFileRoute('/staff_/login')({
  validateSearch: logInSearchSchema,
  beforeLoad: async ({ context }) => {
    const { isSignedInAsOther } = await import('../features/staff/require-staff.ts')
    return { isOther: await isSignedInAsOther(context.queryClient) }
  },
  head: () => pageTitle(TITLE),
  component: function StaffLogin() {
    const search = Route.useSearch()
    if (Route.useRouteContext().isOther) return <OfficeOnly side="STAFF" title={TITLE} />
    const note = '医師の登録を確認する担当者のためのページです。操作はすべて記録されます。'
    return <OfficeLoginPage title={TITLE} note={note} start={toStaff()} {...search} />
  },
})
