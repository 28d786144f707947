import { PLACE } from '../../../domain/text/place-name.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  DUTY_ROOM_NOTE,
  GUIDE_DAYS,
  GUIDE_PART,
  GUIDE_PARTS,
  GUIDE_TEXT,
  saveProfileWords,
  SUMMARY_TEXT,
} from '../../../domain/hospital/hospital-profile.ts'
import { AMENITY, ELECTRONIC_CHART } from '../../../domain/listing/hospital-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { checkProfile } from './profile-check.ts'
import { saveHospitalProfileFn, type getHospitalProfileFn } from './profile.functions.ts'
import { hospitalProfileQuery } from './profile.queries.ts'

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))

type Profile = Awaited<ReturnType<typeof getHospitalProfileFn>>
type ProfileFormProps = {
  profile: Profile
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** What every doctor reads of the hospital, and the guide for matched ones. */
export function ProfileForm({ profile, outcome, kept, formKey }: ProfileFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(saveHospitalProfileFn, {
    posted: outcome,
    kept,
    check: checkProfile,
    formKey,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('hospital-profile', saveProfileWords(given.outcome))
      return given.outcome === 'SAVED' ? queryClient.invalidateQueries(hospitalProfileQuery) : undefined
    },
  })
  const { problems, pending, attributes } = posted
  const values: Readonly<Record<string, string>> = { ...profile.values, ...kept?.typed }
  return (
    <form {...attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={saveProfileWords} toasted />
        <input type="hidden" name="hospitalId" value={profile.hospitalId} />
        <input type="hidden" name="version" value={profile.version} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Card as="section" aria-labelledby="public">
          <Stack gap={4}>
            <Heading level={2} id="public">
              求人のページに表示する情報
            </Heading>
            <FreeText
              label="病院の紹介"
              need="required"
              help="先生が働く場面を思い描けるように、体制や雰囲気を書いてください。"
              problems={problems}
              name="summary"
              rows={4}
              limit={SUMMARY_TEXT.most}
              defaultValue={values['summary']}
            />
            <CheckboxGroup
              legend="設備"
              name="amenities"
              columns={2}
              need="optional"
              defaultValue={profile.amenities}
              options={optionsOf(AMENITY)}
            />
            <FreeText
              line
              label="当直室について"
              need="optional"
              help="例: 個室。ベッド、シャワー、机があります"
              problems={problems}
              name="dutyRoomNote"
              maxLength={DUTY_ROOM_NOTE.most}
              defaultValue={values['dutyRoomNote']}
            />
            <RadioGroup
              legend="電子カルテ"
              name="electronicChart"
              need="required"
              columns={2}
              defaultValue={values['electronicChart']}
              error={problems['electronicChart']}
              options={optionsOf(ELECTRONIC_CHART)}
            />
            <Field
              label="電話番号"
              need="required"
              help="勤務が決まった先生にだけ表示します。"
              error={problems['phone']}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="phone"
                  type="tel"
                  width="medium"
                  autoComplete="off"
                  defaultValue={values['phone']}
                />
              )}
            </Field>
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="guide">
          <Stack gap={4}>
            <Heading level={2} id="guide">
              {PLACE.guide}
            </Heading>
            <Text tone="sub">
              勤務が決まった先生だけが、勤務の{GUIDE_DAYS}日後まで読めます。書いた項目だけを表示します。
            </Text>
            {GUIDE_PARTS.map((part) => (
              <FreeText
                key={part}
                label={GUIDE_PART[part].label}
                need="optional"
                help={GUIDE_PART[part].help}
                problems={problems}
                name={part}
                rows={3}
                limit={GUIDE_TEXT.most}
                defaultValue={values[part]}
              />
            ))}
          </Stack>
        </Card>
        <p>
          <Button type="submit" variant="filled" size="lg" pending={pending}>
            病院情報を保存する
          </Button>
        </p>
      </Stack>
    </form>
  )
}
