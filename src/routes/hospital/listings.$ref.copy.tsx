import { createFileRoute } from '@tanstack/react-router'
import { CopyDaysPage } from '../../features/listing-editor/hospital/copy/copy-days-page.tsx'
import { copyDaysSearchSchema } from '../../features/listing-editor/hospital/own-listings-search.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

const TITLE = '日付を選んでコピー'

export const Route = createFileRoute('/hospital/listings/$ref/copy')({
  validateSearch: copyDaysSearchSchema,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: async ({ context, params, deps }) => {
    const { loadCopyDays } = await import('../../features/listing-editor/hospital/hospital-listing-load.ts')
    return loadCopyDays(context.queryClient, params.ref, deps.month)
  },
  head: () => pageTitle(TITLE),
  component: function CopyDays() {
    const { formKey, kept } = Route.useLoaderData()
    const { month, outcome } = Route.useSearch()
    const { ref } = Route.useParams()
    return (
      <CopyDaysPage
        key={`${ref} ${month} ${outcome}`}
        refOf={ref}
        month={month}
        outcome={outcome}
        formKey={formKey}
        kept={kept}
      />
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={TITLE} />,
})
