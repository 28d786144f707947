import { mailOutcomeText } from '../../domain/account/mail-outcome.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { MailAnswer } from './mail.functions.ts'

type MailAlertProps = { answer: MailAnswer | undefined; failure: string | undefined }

/** What came of a form about the mail address. */
export function MailAlert({ answer, failure }: MailAlertProps) {
  const told = failure
    ? (mailOutcomeText(failure) ?? { tone: 'danger' as const, text: failure })
    : mailOutcomeText(answer?.outcome, answer?.retryAfter)
  if (!told) return null
  return (
    <Notice tone={told.tone} role={told.tone === 'good' ? 'status' : 'alert'}>
      {told.text}
    </Notice>
  )
}
