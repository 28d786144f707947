import { StepForm } from './step-form.tsx'
import type { AnsweredStepProps } from './sign-up-page.tsx'
import { WorkplaceFields } from './workplace-fields.tsx'

export function WorkplaceStep({ registration, outcome, returnTo }: AnsweredStepProps) {
  const { drafts, problems } = registration
  return (
    <StepForm
      step="workplace"
      registration={registration}
      outcome={outcome}
      returnTo={returnTo}
      submitLabel="保存して次へ"
    >
      <WorkplaceFields draft={drafts.workplace} problems={problems.workplace ?? {}} />
    </StepForm>
  )
}
