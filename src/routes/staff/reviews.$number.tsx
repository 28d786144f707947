import { createFileRoute, notFound } from '@tanstack/react-router'
import { listingOfNumber } from '../../domain/listing/listing-number.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffReviewPage } from '../../features/listing-editor/staff/review-page.tsx'
import { REVIEW_TITLE, staffReviewSearchSchema } from '../../features/listing-editor/staff/reviews-search.ts'

const loadOne = () => import('../../features/listing-editor/staff/review-load.ts')

export const Route = createFileRoute('/staff/reviews/$number')({
  validateSearch: staffReviewSearchSchema,
  loader: async ({ context: { queryClient }, params: { number } }) => {
    if (!listingOfNumber(number)) throw notFound()
    const forms = await (await loadOne()).loadReview(queryClient, number)
    if (forms === null) throw notFound()
    return forms
  },
  head: () => pageTitle(REVIEW_TITLE),
  component: function StaffReview() {
    const forms = Route.useLoaderData()
    const { number } = Route.useParams()
    const { outcome } = Route.useSearch()
    return <StaffReviewPage number={number} outcome={outcome} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${REVIEW_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REVIEW_TITLE} />,
})
