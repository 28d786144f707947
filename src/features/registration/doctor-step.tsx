import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { choicesOf, knownChoice } from './choices.ts'
import { LicenceFields, PracticeFields } from './doctor-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { AnsweredStepProps } from './sign-up-page.tsx'

const TRAINING = {
  YES: '修了しています(2004年3月以前に免許を取得した方を含みます)',
  NO: '研修中、またはこれから始めます',
} as const

export function DoctorStep({ registration, outcome, returnTo }: AnsweredStepProps) {
  const draft = registration.drafts.doctor
  const problems = registration.problems.doctor ?? {}
  const fields = { draft, problems, today: registration.today }
  return (
    <StepForm
      step="doctor"
      registration={registration}
      outcome={outcome}
      returnTo={returnTo}
      submitLabel="保存して次へ"
    >
      <RadioGroup
        legend="臨床研修"
        name="trainingCompleted"
        need="required"
        options={choicesOf(TRAINING)}
        defaultValue={knownChoice(TRAINING, draft?.trainingCompleted)}
        error={problems['trainingCompleted']}
      />
      <LicenceFields {...fields} />
      <PracticeFields {...fields} />
    </StepForm>
  )
}
