import { likeWords } from '../../domain/listing/like-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { FollowHospitalForm } from './follow-form.tsx'
import type { SubscriptionSearch } from './subscription-search.ts'
import { hospitalIds, type Subscription } from './subscription.queries.ts'

type PostedNoticeProps = { search: SubscriptionSearch; subscriptions: readonly Subscription[] }

/** Outcome of a form that the browser posted by itself, with an undo for an ended follow. */
export function PostedNotice({ search: { outcome, hospital }, subscriptions }: PostedNoticeProps) {
  const told = likeWords(outcome)
  if (!told) return null
  const isGone =
    outcome === 'UNFOLLOWED' && hospital !== undefined && !hospitalIds(subscriptions).includes(hospital)
  return (
    <Notice
      tone={told.tone}
      role="status"
      action={
        isGone && (
          <FollowHospitalForm hospitalId={hospital} to="on">
            {(pending) => (
              <Button type="submit" size="sm" pending={pending}>
                元に戻す
              </Button>
            )}
          </FollowHospitalForm>
        )
      }
    >
      {told.text}
    </Notice>
  )
}
