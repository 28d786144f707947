import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalRehirePage } from '../../features/rehire/hospital/hospital-rehire-page.tsx'
import {
  hospitalRehireSearchSchema,
  HOSPITAL_REHIRE_TITLE,
} from '../../features/rehire/hospital/hospital-rehire-search.ts'
import { REHIRE_FORM } from '../../features/rehire/hospital/posted-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/offers/$id')({
  validateSearch: hospitalRehireSearchSchema,
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { hospitalRehireQuery } = await import('../../features/rehire/hospital/hospital-rehire.queries.ts')
    await context.queryClient.ensureQueryData(hospitalRehireQuery(params.id))
    return { formKey: newFormKey(), kept: takeKeptAnswer(REHIRE_FORM) }
  },
  head: () => pageTitle(HOSPITAL_REHIRE_TITLE),
  component: function HospitalOffer() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return (
      <HospitalRehirePage key={id} workId={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
