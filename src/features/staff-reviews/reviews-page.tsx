import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { yenText } from '../../domain/text/money-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toStaffReview, toStaffReviews } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { StaffDesk } from '../staff/staff-desk.tsx'
import type { ReviewSummaryView } from './review-view.ts'
import { reviewsQuery } from './reviews.queries.ts'
import { REVIEWS, type StaffReviewsSearch } from './reviews-search.ts'

/** The listings that wait for our staff, the longest first. */
export function ReviewsPage({ search }: { search: StaffReviewsSearch }) {
  const query = useSuspenseInfiniteQuery(reviewsQuery(search))
  const reviews = query.data.pages.flatMap((page) => page.reviews)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Heading level={1}>{REVIEWS}</Heading>
        <Text tone="sub">
          新しい病院が掲載した求人です。承認するまで、先生の検索には表示されません。最初の求人を承認すると、病院も確認済みになります。
        </Text>
        {reviews.length === 0 ? (
          <EmptyState icon={<CheckCircleIcon size="lg" />} title="審査を待っている求人はありません。">
            新しい病院が求人を掲載すると、ここに表示されます。
          </EmptyState>
        ) : (
          <Grid as="ul" gap={2}>
            {reviews.map((one) => (
              <li key={one.number}>
                <ReviewRow review={one} />
              </li>
            ))}
          </Grid>
        )}
        <MoreLink href={next ? hrefOf(toStaffReviews({ after: next })) : null} query={query} />
      </Stack>
    </StaffDesk>
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
