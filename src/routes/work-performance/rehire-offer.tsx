import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { ACCEPT_FORM, DECLINE_FORM } from '../../features/rehire/doctor/posted-forms.ts'
import { RehirePage } from '../../features/rehire/doctor/rehire-page.tsx'
import { rehireSearchSchema, REHIRE_HEAD } from '../../features/rehire/doctor/rehire-search.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/rehire-offer')({
  validateSearch: rehireSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context }) => {
    const queries = await import('../../features/rehire/doctor/rehire.queries.ts')
    await Promise.all([
      context.queryClient.ensureQueryData(queries.rehiresQuery()),
      context.queryClient.ensureQueryData(queries.rehireHoursQuery()),
      context.queryClient.ensureQueryData(queries.switchedOffQuery()),
    ])
    return {
      formKey: newFormKey(),
      acceptKept: takeKeptAnswer(ACCEPT_FORM),
      declineKept: takeKeptAnswer(DECLINE_FORM),
    }
  },
  head: () => pageTitle(REHIRE_HEAD.title),
  component: function RehireOffers() {
    return <RehirePage {...Route.useLoaderData()} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...REHIRE_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...REHIRE_HEAD} {...props} />,
})
