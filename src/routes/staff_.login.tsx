import { createFileRoute, redirect } from '@tanstack/react-router'
import { OfficeLoginPage } from '../features/account/log-in/office-login-page.tsx'
import { logInSearchSchema } from '../features/session/log-in-search.ts'
import { sessionQuery } from '../features/session/session.queries.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toStaff } from '../platform/addresses.ts'

const TITLE = '運営スタッフのログイン'

export const Route = createFileRoute('/staff/login')({
  validateSearch: logInSearchSchema,
  beforeLoad: async ({ context }) => {
    const { role } = await context.queryClient.ensureQueryData(sessionQuery())
    if (role !== 'Anonymous') throw redirect(toStaff())
  },
  head: () => pageTitle(TITLE),
  component: function StaffLogin() {
    const search = Route.useSearch()
    const note = '医師の登録を確認する担当者のためのページです。操作はすべて記録されます。'
    return <OfficeLoginPage title={TITLE} note={note} start={toStaff()} {...search} />
  },
})
