import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { SentRehiresPage } from '../../features/rehire/hospital/sent-rehires-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { SENT_REHIRES } from '../../features/rehire/hospital/hospital-rehire-search.ts'

export const Route = createFileRoute('/hospital/offers/')({
  loader: async ({ context }) => {
    const { sentRehiresQuery } = await import('../../features/rehire/hospital/hospital-rehire.queries.ts')
    await context.queryClient.ensureQueryData(sentRehiresQuery())
    return { formKey: newFormKey() }
  },
  head: () => pageTitle(SENT_REHIRES),
  component: function HospitalOffers() {
    const { formKey } = Route.useLoaderData()
    return <SentRehiresPage formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
