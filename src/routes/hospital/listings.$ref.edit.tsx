import { createFileRoute } from '@tanstack/react-router'
import { EditListingPage } from '../../features/listing-editor/hospital/edit-listing-page.tsx'
import { editListingSearchSchema } from '../../features/listing-editor/hospital/own-listings-search.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

const TITLE = '求人の編集'

export const Route = createFileRoute('/hospital/listings/$ref/edit')({
  validateSearch: editListingSearchSchema,
  loaderDeps: ({ search: { part } }) => ({ part }),
  loader: async ({ context, params, deps }) => {
    const { loadDraft } = await import('../../features/listing-editor/hospital/hospital-listing-load.ts')
    return loadDraft(context.queryClient, params.ref, deps.part)
  },
  head: () => pageTitle(TITLE),
  component: function EditListing() {
    const { formKey } = Route.useLoaderData()
    return <EditListingPage refOf={Route.useParams().ref} search={Route.useSearch()} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={TITLE} />,
})
