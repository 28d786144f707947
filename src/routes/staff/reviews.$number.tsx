import { createFileRoute, notFound } from '@tanstack/react-router'
import { listingOfNumber } from '../../domain/listing/listing-number.ts'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffReviewPage } from '../../features/listing-editor/staff/review-page.tsx'
import { REVIEW_TITLE, staffReviewSearchSchema } from '../../features/listing-editor/staff/reviews-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')
const loadOne = () => import('../../features/listing-editor/staff/review-load.ts')

export const Route = createFileRoute('/staff/reviews/$number')({
  validateSearch: staffReviewSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, params: { number } }) => {
    if (!listingOfNumber(number)) throw notFound()
    const forms = isStaff ? await (await loadOne()).loadReview(queryClient, number) : undefined
    if (forms === null) throw notFound()
    return forms
  },
  head: () => pageTitle(REVIEW_TITLE),
  component: function StaffReview() {
    const forms = Route.useLoaderData()
    const { number } = Route.useParams()
    const { outcome } = Route.useSearch()
    return forms ? (
      <StaffReviewPage number={number} outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={REVIEW_TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${REVIEW_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REVIEW_TITLE} />,
})
