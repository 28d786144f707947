import { createFileRoute } from '@tanstack/react-router'
import { DECLARATION_TITLE } from '../../domain/work/declaration.ts'
import { DeclarationPage } from '../../features/hours/declaration-page.tsx'
import { DeclarationProblem, DeclarationSkeleton } from '../../features/hours/declaration-states.tsx'
import { hoursSearchSchema } from '../../features/hours/hours-search.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work/hours')({
  validateSearch: hoursSearchSchema,
  loaderDeps: ({ search: { month, year } }) => ({ period: year ?? month }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps: { period } }) => {
    const { declarationQuery } = await import('../../features/hours/hours.queries.ts')
    await context.queryClient.ensureQueryData(declarationQuery(period))
  },
  head: () => pageTitle(DECLARATION_TITLE),
  component: function WorkHours() {
    return <DeclarationPage search={Route.useSearch()} />
  },
  pendingComponent: DeclarationSkeleton,
  errorComponent: DeclarationProblem,
})
