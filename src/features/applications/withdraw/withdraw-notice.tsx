import { Notice } from '../../../ui/notice/notice.tsx'
import { withdrawWords } from './withdraw-words.ts'

type WithdrawNoticeProps = {
  /** What an address says came of a form that was posted without script. */
  undone: string | undefined
  /** The doctor's own record says that it was taken back; an address can be written by anybody. */
  isWithdrawn?: boolean
}

export function WithdrawNotice({ undone, isWithdrawn = false }: WithdrawNoticeProps) {
  const told = withdrawWords(undone)
  if (!told || (told.tone === 'good' && !isWithdrawn)) return null
  return (
    <Notice tone={told.tone === 'good' ? 'good' : 'warn'} role="status">
      {told.text}
    </Notice>
  )
}
