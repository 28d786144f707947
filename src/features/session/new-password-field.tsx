import { PASSWORD_HELP, passwordProblem, passwordProblemText } from '../../domain/password-problem.ts'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { PasswordAnswer } from './password.functions.ts'

const NAME = 'next'

/** What the rules both sides know say about the form's new password, before it is sent. */
export function checkNewPassword(form: FormData): PasswordAnswer | null {
  const typed = form.get(NAME)
  const problem = passwordProblem(typeof typed === 'string' ? typed : '')
  return problem && { outcome: 'UNSUITABLE', problem, retryAfter: null }
}

/** Brings the focus to what has to be mended. */
export function focusNewPassword({ outcome }: PasswordAnswer, form: HTMLFormElement): void {
  const field = form.elements.namedItem(NAME)
  if (outcome === 'UNSUITABLE' && field instanceof HTMLInputElement) field.focus()
}

export function NewPasswordField({ answer }: { answer: PasswordAnswer | undefined }) {
  const error = answer?.outcome === 'UNSUITABLE' ? passwordProblemText(answer.problem) : undefined
  return (
    <Field label="新しいパスワード" help={PASSWORD_HELP} error={error}>
      {(control) => <PasswordInput {...control} name={NAME} autoComplete="new-password" />}
    </Field>
  )
}
