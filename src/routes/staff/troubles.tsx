import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { TROUBLES, troublesSearchSchema } from '../../features/trouble/trouble-search.ts'
import { TroublesPage } from '../../features/trouble/troubles-page.tsx'

export const Route = createFileRoute('/staff/troubles')({
  validateSearch: troublesSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { troublesQuery } = await import('../../features/trouble/trouble.queries.ts')
    await queryClient.ensureQueryData(troublesQuery())
    return takeForms()
  },
  head: () => pageTitle(TROUBLES),
  component: function StaffTroubles() {
    return <TroublesPage search={Route.useSearch()} />
  },
  pendingComponent: () => <StaffSkeleton label={`${TROUBLES}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={TROUBLES} />,
})
