import { withdrawalWord, withdrawnSentence } from '../../../../domain/application/withdrawal-word.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import type { ApplicationView } from '../application-view.ts'
import { refusalInAddress } from './withdraw-words.ts'

type WithdrawNoticeProps = {
  /** The outcome in the URL, after a post without JavaScript. */
  undone: string | undefined
  /** The doctor's own record, if it says withdrawn; anybody can write a URL. */
  withdrawn?: Pick<ApplicationView, 'appliedAt' | 'decidedAt'>
}

export function WithdrawNotice({ undone, withdrawn }: WithdrawNoticeProps) {
  const refused = refusalInAddress(undone)
  if (refused)
    return (
      <Notice tone="warn" role="status">
        {refused.text}
      </Notice>
    )
  if (undone !== 'WITHDRAWN' || !withdrawn?.decidedAt) return null
  return (
    <Notice tone="good" role="status">
      {withdrawnSentence(withdrawalWord(withdrawn.appliedAt, withdrawn.decidedAt))}
    </Notice>
  )
}
