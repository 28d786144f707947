import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ReviewsPage } from '../../features/listing-editor/staff/reviews-page.tsx'
import { REVIEWS, staffReviewsSearchSchema } from '../../features/listing-editor/staff/reviews-search.ts'

export const Route = createFileRoute('/staff/reviews/')({
  validateSearch: staffReviewsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { reviewsQuery } = await import('../../features/listing-editor/staff/listing-review.queries.ts')
    await queryClient.ensureInfiniteQueryData(reviewsQuery(deps))
  },
  head: () => pageTitle(REVIEWS),
  component: function StaffReviews() {
    const search = Route.useSearch()
    return <ReviewsPage search={search} />
  },
  pendingComponent: () => <StaffSkeleton label={`${REVIEWS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REVIEWS} />,
})
