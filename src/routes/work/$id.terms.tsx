import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { TERMS_FORM } from '../../features/terms-notice/posted-forms.ts'
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
    return { formKey: newFormKey(), kept: takeKeptAnswer(TERMS_FORM) }
  },
  head: () => pageTitle(TERMS_HEAD.title),
  component: function Terms() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return <TermsPage key={id} id={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: () => <BackPageSkeleton {...TERMS_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...TERMS_HEAD} {...props} />,
})
