import { createFileRoute } from '@tanstack/react-router'
import { NewListingPage } from '../../features/listing-editor/hospital/new-listing-page.tsx'
import { newListingSearchSchema } from '../../features/listing-editor/hospital/own-listings-search.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

const TITLE = '求人の作成'

export const Route = createFileRoute('/hospital/listings/new')({
  validateSearch: newListingSearchSchema,
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: async ({ context, deps }) => {
    const { loadNewListing } = await import('../../features/listing-editor/hospital/hospital-listing-load.ts')
    return loadNewListing(context.queryClient, deps.kind ?? 'spot')
  },
  head: () => pageTitle(TITLE),
  component: function NewListing() {
    const { newRef } = Route.useLoaderData()
    const { kind = 'spot', outcome } = Route.useSearch()
    return <NewListingPage key={newRef} kind={kind} newRef={newRef} outcome={outcome} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={TITLE} />,
})
