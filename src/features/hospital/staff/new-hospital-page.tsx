import { useRouter } from '@tanstack/react-router'
import { INVITATION_HOURS } from '../../../domain/hospital/member-event.ts'
import { addHospitalWords } from '../../../domain/hospital/new-hospital.ts'
import { EMERGENCY_LEVEL, FACILITY_CATEGORY } from '../../../domain/listing/listing-words.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { toStaffHospital, toStaffHospitals } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input/text-input.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { HOSPITALS, NEW_HOSPITAL } from './hospitals-search.ts'
import { checkHospitalForm } from './new-hospital-check.ts'
import { addHospitalFn } from './new-hospital.functions.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Part = 'hospital' | 'place' | 'owner'

type LineField = Pick<TextInputProps, 'type' | 'inputMode' | 'width'> & {
  name: string
  label: string
  help?: string
  isOptional?: true
}

type WordField = { name: string; label: string; words: Readonly<Record<string, string>> }

/** The fields of each part, in their order. */
const FIELDS: Record<Part, readonly (LineField | WordField)[]> = {
  hospital: [
    { name: 'name', label: '病院の名前' },
    { name: 'nameKana', label: '病院の名前(カタカナ)' },
    { name: 'facilityCategory', label: '施設の種類', words: FACILITY_CATEGORY },
    { name: 'emergencyLevel', label: '救急の指定', words: EMERGENCY_LEVEL },
    { name: 'beds', label: '病床数', inputMode: 'numeric', width: 'short', isOptional: true },
    { name: 'phone', label: '代表電話', type: 'tel' },
  ],
  place: [
    { name: 'postalCode', label: '郵便番号', inputMode: 'numeric', width: 'short' },
    { name: 'prefecture', label: '都道府県', words: PREFECTURE },
    { name: 'city', label: '市区町村', help: '例: 新宿区、横浜市港北区' },
    { name: 'street', label: '町名と番地' },
    { name: 'position', label: '緯度と経度', help: '地図で確かめて入力してください。例: 35.6895, 139.6917' },
    { name: 'line', label: '最寄り駅の路線' },
    { name: 'station', label: '最寄り駅', help: '例: 新宿駅' },
    {
      name: 'walkMinutes',
      label: '駅からの徒歩(分)',
      inputMode: 'numeric',
      width: 'short',
      isOptional: true,
    },
  ],
  owner: [
    {
      name: 'owner',
      label: 'メールアドレス',
      type: 'email',
      help: `招待のメールを送ります。${INVITATION_HOURS}時間のあいだ、1回だけ使えます。`,
    },
  ],
}

const PART: Record<Part, string> = { hospital: '病院', place: '所在地', owner: '最初の管理者' }

type NewHospitalPageProps = { outcome: string | undefined; kept: KeptAnswer | null; formKey: string }

/** Our staff add a hospital; its first owner is invited by mail. */
export function NewHospitalPage({ outcome, kept, formKey }: NewHospitalPageProps) {
  const router = useRouter()
  const posted = usePosted(addHospitalFn, {
    posted: outcome,
    kept,
    check: checkHospitalForm,
    formKey,
    onAnswer: (answer) =>
      'id' in answer && answer.id
        ? router.navigate(toStaffHospital(answer.id, { outcome: answer.outcome }))
        : undefined,
  })
  const { problems } = posted
  const typed = kept?.typed ?? {}
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaffHospitals()} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {HOSPITALS}
        </Link>
        <Heading level={1}>{NEW_HOSPITAL}</Heading>
        <Text tone="sub">
          登録した病院は「確認前」になり、最初の求人を審査して承認すると、先生に表示されます。紹介文や設備は、病院の担当者が入力します。
        </Text>
        <form {...posted.attributes}>
          <Stack gap={4}>
            <FormReport of={posted} words={addHospitalWords} />
            <input type="hidden" name="idempotencyKey" value={formKey} />
            {(['hospital', 'place', 'owner'] as const).map((part) => (
              <Card key={part} as="section" aria-labelledby={part}>
                <Stack gap={4}>
                  <Heading level={2} id={part}>
                    {PART[part]}
                  </Heading>
                  {FIELDS[part].map((field) => (
                    <HospitalField
                      key={field.name}
                      field={field}
                      typed={typed[field.name]}
                      problem={problems[field.name]}
                    />
                  ))}
                </Stack>
              </Card>
            ))}
            <div>
              <Button type="submit" variant="filled" pending={posted.pending}>
                病院を登録して招待する
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </StaffDesk>
  )
}

type HospitalFieldProps = {
  field: LineField | WordField
  typed: string | undefined
  problem: string | undefined
}

function HospitalField({ field, typed, problem }: HospitalFieldProps) {
  if ('words' in field)
    return (
      <Field label={field.label} need="required" error={problem}>
        {(control) => (
          <NativeSelect
            {...control}
            name={field.name}
            placeholder="選んでください"
            options={optionsOf(field.words)}
            defaultValue={typed ?? ''}
            width="medium"
          />
        )}
      </Field>
    )
  const { label, help, isOptional, ...input } = field
  return (
    <Field label={label} need={isOptional ? undefined : 'required'} help={help} error={problem}>
      {(control) => (
        <TextInput {...control} {...input} autoComplete="off" maxLength={300} defaultValue={typed} />
      )}
    </Field>
  )
}
