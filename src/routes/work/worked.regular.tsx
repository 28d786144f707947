import { createFileRoute } from '@tanstack/react-router'
import { WorkProblem, WorkSkeleton } from '../../features/application/doctor/work-states.tsx'
import { KIND_WORD } from '../../domain/listing/listing-kind.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { workedSearchSchema, WORKED_TITLE } from '../../features/record/doctor/record-search.ts'
import { WorkedPage } from '../../features/record/doctor/worked-page.tsx'

const screen = { current: 'worked', title: WORKED_TITLE } as const

export const Route = createFileRoute('/work/worked/regular')({
  validateSearch: workedSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { workedQuery } = await import('../../features/record/doctor/record.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(workedQuery('regular', deps))
  },
  head: () => pageTitle(`${WORKED_TITLE}(${KIND_WORD.regular})`),
  component: function WorkedRegulars() {
    return <WorkedPage kind="regular" search={Route.useSearch()} />
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})
