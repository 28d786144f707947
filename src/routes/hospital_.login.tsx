import { createFileRoute } from '@tanstack/react-router'
import { OfficeLoginPage } from '../features/account/log-in/office-login-page.tsx'
import { OfficeOnly } from '../features/account/log-in/office-only.tsx'
import { officeLoginSearchSchema } from '../features/account/log-in/office-login-search.ts'
import { isSignedInElsewhere } from '../features/hospital/require-member.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toHospital } from '../platform/addresses.ts'

const TITLE = '病院の担当者のログイン'

export const Route = createFileRoute('/hospital_/login')({
  validateSearch: officeLoginSearchSchema,
  beforeLoad: async ({ context }) => ({ isElsewhere: await isSignedInElsewhere(context.queryClient) }),
  head: () => pageTitle(TITLE),
  component: function HospitalLogin() {
    const { outcome } = Route.useSearch()
    if (Route.useRouteContext().isElsewhere) return <OfficeOnly side="HOSPITAL" title={TITLE} />
    const note = '求人を掲載し、応募に回答する病院の担当者のためのページです。'
    return <OfficeLoginPage title={TITLE} note={note} start={toHospital()} outcome={outcome} />
  },
})
