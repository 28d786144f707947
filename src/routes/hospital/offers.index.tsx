import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { SentOffersPage } from '../../features/rehire/hospital/sent-rehires-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { SENT_OFFERS } from '../../features/rehire/hospital/hospital-rehire-search.ts'

export const Route = createFileRoute('/hospital/offers/')({
  loader: async ({ context }) => {
    const { sentOffersQuery } = await import('../../features/rehire/hospital/hospital-rehire.queries.ts')
    await context.queryClient.ensureQueryData(sentOffersQuery())
    return { formKey: newFormKey() }
  },
  head: () => pageTitle(SENT_OFFERS),
  component: function HospitalOffers() {
    const { formKey } = Route.useLoaderData()
    return <SentOffersPage formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
