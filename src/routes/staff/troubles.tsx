import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { keptDecisions } from '../../features/trouble/kept-decisions.ts'
import { TROUBLES, troublesSearchSchema } from '../../features/trouble/trouble-search.ts'
import { TroublesPage } from '../../features/trouble/troubles-page.tsx'

export const Route = createFileRoute('/staff/troubles')({
  validateSearch: troublesSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { troublesQuery } = await import('../../features/trouble/trouble.queries.ts')
    await queryClient.ensureQueryData(troublesQuery())
    return { formKey: newFormKey(), ...keptDecisions() }
  },
  head: () => pageTitle(TROUBLES),
  component: function StaffTroubles() {
    const forms = Route.useLoaderData()
    const search = Route.useSearch()
    return <TroublesPage search={search} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${TROUBLES}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={TROUBLES} />,
})
