import { NOTIFICATION_CHANNEL } from '../../domain/doctor/registration-words.ts'
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx'
import { choicesOf } from './choices.ts'
import { StepForm } from './step-form.tsx'
import type { AnsweredStepProps } from './sign-up-page.tsx'
import { knownChoices, WishesFields } from './wishes-fields.tsx'

export function WishesStep({ registration, outcome, returnTo }: AnsweredStepProps) {
  const draft = registration.drafts.wishes
  const problems = registration.problems.wishes ?? {}
  return (
    <StepForm
      step="wishes"
      registration={registration}
      outcome={outcome}
      returnTo={returnTo}
      submitLabel="この内容で登録する"
    >
      <WishesFields draft={draft} problems={problems} />
      <CheckboxGroup
        legend="お知らせの受け取り方"
        help="いまはメールでお届けしています。LINEとアプリでのお届けは準備中です。"
        name="channels"
        need="optional"
        options={choicesOf(NOTIFICATION_CHANNEL)}
        defaultValue={knownChoices(NOTIFICATION_CHANNEL, draft?.channels ?? ['MAIL'])}
        error={problems['channels']}
      />
    </StepForm>
  )
}
