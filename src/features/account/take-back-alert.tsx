import { takeBackOutcomeText } from '../../domain/account/take-back-outcome.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { FormAnswer } from '../forms/form-answer.ts'

type TakeBackAlertProps = { answer: FormAnswer | undefined; failure: string | undefined }

/** Why an address could not be taken back, unless a field says so. */
export function TakeBackAlert({ answer, failure }: TakeBackAlertProps) {
  const words = failure
    ? (takeBackOutcomeText(failure) ?? failure)
    : takeBackOutcomeText(answer?.outcome, answer?.retryAfter)
  if (!words) return null
  return (
    <Notice tone="danger" role="alert">
      {words}
    </Notice>
  )
}
