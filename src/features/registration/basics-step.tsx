import { BirthFields, ContactFields, NameFields, SexField } from './basics-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { AnsweredStepProps } from './sign-up-page.tsx'

export function BasicsStep({ registration, outcome, returnTo }: AnsweredStepProps) {
  const fields = { draft: registration.drafts.basics, problems: registration.problems.basics ?? {} }
  return (
    <StepForm
      step="basics"
      registration={registration}
      outcome={outcome}
      returnTo={returnTo}
      submitLabel="保存して次へ"
    >
      <NameFields {...fields} />
      <SexField {...fields} />
      <BirthFields {...fields} today={registration.today} />
      <ContactFields {...fields} />
    </StepForm>
  )
}
