import { createFileRoute, redirect } from '@tanstack/react-router'
import { toStaff } from '../platform/addresses.ts'
import { sessionQuery } from '../features/session/session.queries.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { StaffLoginPage } from '../features/staff/staff-login-page.tsx'
import { staffLoginSearchSchema } from '../features/staff/staff-search.ts'

export const Route = createFileRoute('/staff/login')({
  validateSearch: staffLoginSearchSchema,
  beforeLoad: async ({ context }) => {
    const { role } = await context.queryClient.ensureQueryData(sessionQuery())
    if (role !== 'Anonymous') throw redirect(toStaff())
  },
  head: () => pageTitle('運営スタッフのログイン'),
  component: function StaffLogin() {
    return <StaffLoginPage outcome={Route.useSearch().outcome} />
  },
})
