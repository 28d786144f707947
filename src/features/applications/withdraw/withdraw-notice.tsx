import { Notice } from '../../../ui/notice/notice.tsx'
import { withdrawWords } from './withdraw-words.ts'

type WithdrawNoticeProps = {
  /** The outcome in the URL, after a post without JavaScript. */
  undone: string | undefined
  /** The doctor's own record says so too; anybody can write a URL. */
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
