import { createFileRoute } from '@tanstack/react-router'
import { OwnListingsPage } from '../../features/listing-editor/hospital/own-listings-page.tsx'
import { ownListingsSearchSchema } from '../../features/listing-editor/hospital/own-listings-search.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/listings/')({
  validateSearch: ownListingsSearchSchema,
  loaderDeps: ({ search: { kind, shelf, after } }) => ({ kind, shelf, after }),
  loader: async ({ context, deps }) => {
    const { loadOwnListings } =
      await import('../../features/listing-editor/hospital/hospital-listing-load.ts')
    return loadOwnListings(context.queryClient, deps)
  },
  head: () => pageTitle('求人'),
  component: function OwnListings() {
    const { formKey, now } = Route.useLoaderData()
    const search = Route.useSearch()
    return (
      <OwnListingsPage
        key={[search.kind, search.shelf, search.outcome, search.published, search.held].join(' ')}
        search={search}
        formKey={formKey}
        now={now}
      />
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title="求人" />,
})
