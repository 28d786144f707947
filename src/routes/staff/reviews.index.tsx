import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ReviewsPage } from '../../features/listing-editor/staff/reviews-page.tsx'
import { REVIEWS, staffReviewsSearchSchema } from '../../features/listing-editor/staff/reviews-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/reviews/')({
  validateSearch: staffReviewsSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => {
    if (isStaff) {
      const { reviewsQuery } = await import('../../features/listing-editor/staff/reviews.queries.ts')
      await queryClient.ensureInfiniteQueryData(reviewsQuery(deps))
    }
    return { isStaff }
  },
  head: () => pageTitle(REVIEWS),
  component: function StaffReviews() {
    const { isStaff } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <ReviewsPage search={search} /> : <OfficeOnly side="STAFF" title={REVIEWS} />
  },
  pendingComponent: () => <StaffSkeleton label={`${REVIEWS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REVIEWS} />,
})
