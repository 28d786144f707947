import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { NoShowPage } from '../../features/no-show/hospital/no-show-page.tsx'
import { NO_SHOW, noShowSearchSchema } from '../../features/no-show/hospital/no-show-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/no-shows/$id')({
  validateSearch: noShowSearchSchema,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const { loadNoShow } = await import('../../features/no-show/hospital/no-show-load.ts')
    await loadNoShow(queryClient, id)
    return takeForms()
  },
  head: () => pageTitle(NO_SHOW),
  component: function HospitalNoShow() {
    const { id } = Route.useParams()
    return <NoShowPage key={id} workId={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
