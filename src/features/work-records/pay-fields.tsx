import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import {
  CARFARE_RECEIPT_YEN,
  carfareRuleText,
  isCarfareAsked,
  paidCarfare,
} from '../../domain/work/carfare.ts'
import { NIGHT_PERCENT, PERMITTED_STEP } from '../../domain/work/extra-pay.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { RecordView } from './record-view.ts'

export type Values = Readonly<Record<string, string>>

/** The doctor reports a work; the hospital states or corrects it. */
export type ReportSide = 'DOCTOR' | 'HOSPITAL'

type OfForm = { problems: Problems; values: Values }

/** A count; empty means none. */
export const CountField = ({
  name,
  label,
  help,
  problems,
  values,
}: OfForm & { name: string; label: string; help?: string }) => (
  <Field label={label} help={help} error={problems[name]}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[name] ?? '0'}
      />
    )}
  </Field>
)

/** Minutes worked inside the band of a 宿日直許可, with what they are paid. */
export const PermittedField = ({ work, ...form }: OfForm & { work: RecordView }) => (
  <CountField
    {...form}
    name="permittedMinutes"
    label="許可の時間帯に対応した時間(分)"
    help={`${PERMITTED_STEP}分単位。宿日直許可の時間帯(${work.permitBand}、${durationText(work.permittedMinutes)})のうち、呼び出しなどで実際に働いた時間です。時給${yenText(work.hourlyFee)} × ${NIGHT_PERCENT / 100}(深夜の割増、労働基準法37条)を支払い、労働時間に数えます。`}
  />
)

/** What was spent on the way, where the agreed rule asks for it; otherwise the rule alone. */
export function CarfareField({ work, side, ...form }: OfForm & { work: RecordView; side: ReportSide }) {
  const { carfare } = work
  const rule = carfareRuleText(carfare)
  if (!isCarfareAsked(carfare)) return <Text tone="sub">{rule}入力はいりません。</Text>
  const mayNeedReceipt =
    side === 'DOCTOR' && paidCarfare(carfare, CARFARE_RECEIPT_YEN + 1) > CARFARE_RECEIPT_YEN
  const receipt = `支払いが${yenText(CARFARE_RECEIPT_YEN)}を超えるときは、領収書をメッセージに添付して病院にお送りください。`
  return (
    <CountField
      {...form}
      name="carfareYen"
      label="交通費の実費(円)"
      help={mayNeedReceipt ? `${rule}${receipt}` : rule}
    />
  )
}
