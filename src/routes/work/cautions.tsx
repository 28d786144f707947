import { createFileRoute } from '@tanstack/react-router'
import { CAUTIONS, cautionsSearchSchema } from '../../features/caution/caution-search.ts'
import { CautionsPage } from '../../features/caution/cautions-page.tsx'
import { CautionsProblem, CautionsSkeleton } from '../../features/caution/caution-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work/cautions')({
  validateSearch: cautionsSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context }) => {
    const { cautionsQuery } = await import('../../features/caution/caution.queries.ts')
    await context.queryClient.ensureQueryData(cautionsQuery())
    return takeForms()
  },
  head: () => pageTitle(CAUTIONS),
  component: function Cautions() {
    return <CautionsPage search={Route.useSearch()} />
  },
  pendingComponent: CautionsSkeleton,
  errorComponent: CautionsProblem,
})
