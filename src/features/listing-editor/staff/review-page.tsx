import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LISTING_REVIEW, reviewWords, type ListingReview } from '../../../domain/listing/listing-review.ts'
import { HOSPITAL_STANDING } from '../../../domain/listing/standing-words.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { toStaffHospital, toStaffReviews } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { ListingPreview } from '../hospital/listing-preview.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { ReviewForm } from './review-form.tsx'
import type { ReviewView } from './review-view.ts'
import { reviewQuery } from './listing-review.queries.ts'
import { REVIEWS } from './reviews-search.ts'

const TONE = { WAITING: 'warm', RETURNED: 'danger', APPROVED: 'good' } as const satisfies Record<
  ListingReview,
  string
>

type ReviewPageProps = {
  number: string
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** A listing in review: its facts, the legal checks, the listing as doctors see it, and the decision. */
export function StaffReviewPage({ number, outcome, kept, formKey }: ReviewPageProps) {
  const { data: review } = useSuspenseQuery(reviewQuery(number))
  // A decision takes its form away.
  const [told, setTold] = useState<ToldOutcome | undefined>(() => (kept ? undefined : reviewWords(outcome)))
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaffReviews()} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {REVIEWS}
        </Link>
        {review && (
          <>
            <Inline gap={2}>
              <Heading level={1}>{review.title}</Heading>
              <Badge tone={TONE[review.state]}>{LISTING_REVIEW[review.state]}</Badge>
            </Inline>
            <OutcomeNotice told={told} />
            <Facts review={review} />
            <Rules review={review} />
            {review.state === 'WAITING' && (
              <ReviewForm
                key={review.version}
                review={review}
                kept={kept}
                formKey={formKey}
                onTold={setTold}
              />
            )}
            <Stack as="section" gap={3} aria-labelledby="look">
              <Heading level={2} id="look">
                先生からの見え方
              </Heading>
              <ListingPreview kind={review.kind} refOf={review.number} version={Number(review.version)} />
            </Stack>
          </>
        )}
      </Stack>
    </StaffDesk>
  )
}

const Facts = ({ review }: { review: ReviewView }) => (
  <Card as="section" aria-label="求人と病院">
    <Stack gap={3}>
      <DescriptionList
        items={[
          { term: '求人番号', description: review.number },
          {
            term: '病院',
            description: (
              <Link {...toStaffHospital(review.hospitalId)} className={rowLinkClass}>
                {review.hospitalName}
              </Link>
            ),
          },
          { term: '病院の状態', description: HOSPITAL_STANDING[review.standing] },
          { term: '所在地', description: review.place },
          { term: '審査に出した日時', description: review.askedAt },
        ]}
      />
      {review.decided && (
        <Stack gap={1}>
          <Text bold>前回の判断</Text>
          <Text tone="sub" size="md">
            {`${review.decided.at}・${review.decided.staffName}`}
          </Text>
          {review.decided.reason && <Text className={preLine}>{review.decided.reason}</Text>}
        </Stack>
      )}
    </Stack>
  </Card>
)

const Rules = ({ review: { rules, findings } }: { review: ReviewView }) => (
  <Card as="section" aria-labelledby="rules">
    <Stack gap={3}>
      <Heading level={2} id="rules">
        法令の確認
      </Heading>
      <Text tone="sub">
        掲載のときと同じ確認を、いまの内容でやり直した結果です。文章の意味は、下の見え方でお確かめください。
      </Text>
      <Stack as="ul" gap={2}>
        {rules.map(({ basis, isKept }) => (
          <li key={basis}>
            <Inline gap={2} align="start" nowrap>
              <Badge tone={isKept ? 'good' : 'danger'}>{isKept ? '問題なし' : '要確認'}</Badge>
              {basis}
            </Inline>
          </li>
        ))}
      </Stack>
      {findings.length > 0 && (
        <Stack as="ul" gap={2} aria-label="直すところ">
          {findings.map(({ label, message, basis }) => (
            <li key={`${label} ${message}`}>
              <Text>{`${label}: ${message}`}</Text>
              {basis && (
                <Text tone="sub" size="md">
                  {basis}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  </Card>
)
