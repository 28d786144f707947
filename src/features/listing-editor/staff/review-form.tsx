import { useQueryClient } from '@tanstack/react-query'
import {
  REVIEW_DECISION,
  REVIEW_REASON,
  reviewWords,
  type ReviewDecision,
} from '../../../domain/listing/listing-review.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { DecisionFields } from '../../staff/decisions/decision-fields.tsx'
import { checkReview } from './review-check.ts'
import type { ReviewView } from './review-view.ts'
import { decideReviewFn } from './listing-review.functions.ts'
import { REVIEWS_KEY } from './listing-review.queries.ts'

const OPTIONS: { value: ReviewDecision; label: string; description: string }[] = [
  {
    value: 'APPROVE',
    label: REVIEW_DECISION.APPROVE,
    description: 'すぐに検索に表示され、条件の合う先生にお知らせします。',
  },
  {
    value: 'RETURN',
    label: REVIEW_DECISION.RETURN,
    description: '検索には表示しません。病院が直して出しなおすと、もう一度審査します。',
  },
]

type ReviewFormProps = {
  review: ReviewView
  kept: KeptAnswer | null
  formKey: string
  onTold: (told: ToldOutcome | undefined) => void
}

/** The decision about a listing in review, with what the hospital's members read. */
export function ReviewForm({ review: { number, version }, kept, formKey, onTold }: ReviewFormProps) {
  const queryClient = useQueryClient()
  const key = `${formKey}-${version}`
  const posted = usePosted(decideReviewFn, {
    kept,
    check: checkReview,
    formKey: key,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(reviewWords(outcome))
      await queryClient.invalidateQueries({ queryKey: REVIEWS_KEY })
    },
  })
  return (
    <Card as="section" aria-labelledby="decide-review">
      <form {...posted.attributes}>
        <DecisionFields
          of={posted}
          kept={kept}
          formKey={key}
          heading={
            <Heading level={2} id="decide-review">
              審査の結果
            </Heading>
          }
          options={OPTIONS}
          words={{
            label: '病院に伝えること',
            help: `差し戻すときは必須です(${REVIEW_REASON.least}文字以上)。病院の担当者にメールでお伝えします。`,
            most: REVIEW_REASON.most,
          }}
          submit="この結果を記録する"
        >
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="version" value={version} />
        </DecisionFields>
      </form>
    </Card>
  )
}
