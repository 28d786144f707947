import { Notice } from '../../../ui/notice/notice.tsx'
import { knownWithdrawal, withdrawSentence } from './withdraw-words.ts'

type WithdrawNoticeProps = {
  /** What an address says came of a form that was posted without script. */
  undone: string | undefined
  /** The doctor's own record says that it was taken back; an address can be written by anybody. */
  isWithdrawn?: boolean
}

export function WithdrawNotice({ undone, isWithdrawn = false }: WithdrawNoticeProps) {
  const outcome = knownWithdrawal(undone)
  if (outcome === undefined || (outcome === 'WITHDRAWN' && !isWithdrawn)) return null
  return (
    <Notice tone={outcome === 'WITHDRAWN' ? 'good' : 'warn'} role="status">
      {withdrawSentence(outcome)}
    </Notice>
  )
}
