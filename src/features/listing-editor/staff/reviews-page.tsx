import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { yenText } from '../../../domain/text/money-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toStaffReview, toStaffReviews } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import type { ReviewSummaryView } from './review-view.ts'
import { reviewsQuery } from './listing-review.queries.ts'
import { REVIEWS, type StaffReviewsSearch } from './reviews-search.ts'

/** The listings that wait for our staff, the longest first. */
export function ReviewsPage({ search }: { search: StaffReviewsSearch }) {
  const query = useSuspenseInfiniteQuery(reviewsQuery(search))
  const reviews = query.data.pages.flatMap((page) => page.reviews)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <StaffListPage
      title={REVIEWS}
      lead={
        <Text tone="sub">
          新しい病院が掲載した求人です。承認するまで、先生の検索には表示されません。最初の求人を承認すると、病院も確認済みになります。
        </Text>
      }
      rows={reviews.map((one) => ({ key: one.number, shown: <ReviewRow review={one} /> }))}
      empty={
        <EmptyState icon={<CheckCircleIcon size="lg" />} title="審査を待っている求人はありません。">
          新しい病院が求人を掲載すると、ここに表示されます。
        </EmptyState>
      }
      more={<MoreLink href={next ? hrefOf(toStaffReviews({ after: next })) : null} query={query} />}
    />
  )
}

const ReviewRow = ({
  review: { number, title, when, fee, hospitalName, place, askedAt },
}: {
  review: ReviewSummaryView
}) => (
  <Card as="article" aria-labelledby={number}>
    <Stack gap={1}>
      <Inline justify="between" align="start">
        <Heading level={2} id={number}>
          <Link {...toStaffReview(number)} className={rowLinkClass}>
            {`${hospitalName}: ${title}`}
          </Link>
        </Heading>
        <Text bold figures>
          {yenText(fee)}
        </Text>
      </Inline>
      <Text>{when}</Text>
      <Text tone="sub" size="md">
        {`${number}・${place}・${askedAt}から`}
      </Text>
    </Stack>
  </Card>
)
