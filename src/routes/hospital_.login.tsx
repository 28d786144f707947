import { createFileRoute } from '@tanstack/react-router'
import { OfficeLoginPage } from '../features/account/log-in/office-login-page.tsx'
import { OfficeOnly } from '../features/account/log-in/office-only.tsx'
import { logInSearchSchema } from '../features/session/log-in-search.ts'
import { isSignedInElsewhere } from '../features/hospital/require-member.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toHospital } from '../platform/addresses.ts'

const TITLE = '病院の担当者のログイン'

export const Route = createFileRoute('/hospital_/login')({
  validateSearch: logInSearchSchema,
  beforeLoad: async ({ context }) => ({ isElsewhere: await isSignedInElsewhere(context.queryClient) }),
  head: () => pageTitle(TITLE),
  component: function HospitalLogin() {
    const search = Route.useSearch()
    if (Route.useRouteContext().isElsewhere) return <OfficeOnly side="HOSPITAL" title={TITLE} />
    const note = '求人を掲載し、応募に回答する病院の担当者のためのページです。'
    return <OfficeLoginPage title={TITLE} note={note} start={toHospital()} {...search} />
  },
})
