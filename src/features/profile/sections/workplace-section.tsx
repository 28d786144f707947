import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { WorkplaceFields } from '../../registration/workplace-fields.tsx'
import { workplaceFacts } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'

export function WorkplaceSection(props: SectionProps) {
  return (
    <ProfileSection
      {...props}
      section="workplace"
      title="常勤先と働き方"
      facts={workplaceFacts(props.sections.workplace)}
    >
      {(fields) => (
        <WorkplaceFields {...fields}>
          <Field
            label="常勤先での週の労働時間(目安)"
            need="optional"
            help="時間の数字だけを入力してください。労働時間の注意をお知らせするために使います。"
            error={fields.problems['weeklyHours']}
          >
            {(control) => (
              <TextInput
                {...control}
                name="weeklyHours"
                inputMode="numeric"
                autoComplete="off"
                width="short"
                defaultValue={fields.draft.weeklyHours}
              />
            )}
          </Field>
        </WorkplaceFields>
      )}
    </ProfileSection>
  )
}
