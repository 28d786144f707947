import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { newFormKey } from '../../features/forms/form-key.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { keptDecisions } from '../../features/no-show/staff/kept-decisions.ts'
import { TROUBLES, troublesSearchSchema } from '../../features/no-show/staff/trouble-search.ts'
import { TroublesPage } from '../../features/no-show/staff/troubles-page.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/troubles')({
  validateSearch: troublesSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (isStaff) {
      const { troublesQuery } = await import('../../features/no-show/staff/trouble.queries.ts')
      await queryClient.ensureQueryData(troublesQuery())
    }
    return { isStaff, formKey: newFormKey(), ...keptDecisions() }
  },
  head: () => pageTitle(TROUBLES),
  component: function StaffTroubles() {
    const { isStaff, ...forms } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? (
      <TroublesPage search={search} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={TROUBLES} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${TROUBLES}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={TROUBLES} />,
})
