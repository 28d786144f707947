import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { NoShowPage } from '../../features/no-show/hospital/no-show-page.tsx'
import {
  NO_SHOW,
  noShowSearchSchema,
  REPORT_NO_SHOW_FORM,
} from '../../features/no-show/hospital/no-show-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/no-shows/$id')({
  validateSearch: noShowSearchSchema,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const { loadNoShow } = await import('../../features/no-show/hospital/no-show-load.ts')
    await loadNoShow(queryClient, id)
    return { formKey: newFormKey(), kept: takeKeptAnswer(REPORT_NO_SHOW_FORM) }
  },
  head: () => pageTitle(NO_SHOW),
  component: function HospitalNoShow() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return <NoShowPage key={id} workId={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
