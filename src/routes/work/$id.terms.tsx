import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { TermsPage } from '../../features/terms-notice/terms-page.tsx'
import { termsSearchSchema, TERMS_HEAD } from '../../features/terms-notice/terms-search.ts'

export const Route = createFileRoute('/work/$id/terms')({
  validateSearch: termsSearchSchema,
  loaderDeps: ({ search: { version } }) => ({ version }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params, deps }) => {
    if (!isUuid(params.id)) throw notFound()
    const { termsQuery } = await import('../../features/terms-notice/terms-notice.queries.ts')
    await context.queryClient.ensureQueryData(termsQuery(params.id, deps.version))
    return takeForms()
  },
  head: () => pageTitle(TERMS_HEAD.title),
  component: function Terms() {
    const { id } = Route.useParams()
    return <TermsPage key={id} id={id} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...TERMS_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...TERMS_HEAD} {...props} />,
})
