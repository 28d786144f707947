import { passwordOutcomeText } from '../../domain/account/password-outcome.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { PasswordAnswer } from './password.functions.ts'

type FormAlertProps = { answer: PasswordAnswer | undefined; failure: string | undefined }

/** Why a form could not be done, unless a field of it says so. */
export function FormAlert({ answer, failure }: FormAlertProps) {
  const words = failure
    ? (passwordOutcomeText(failure) ?? failure)
    : passwordOutcomeText(answer?.outcome, answer?.retryAfter)
  if (!words) return null
  return (
    <Notice tone="danger" role="alert">
      {words}
    </Notice>
  )
}
