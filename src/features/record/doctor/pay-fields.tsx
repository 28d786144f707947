import { useState } from 'react'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import {
  CARFARE_RECEIPT_YEN,
  carfareRuleText,
  isCarfareAsked,
  isReceiptAsked,
} from '../../../domain/work/carfare.ts'
import { NIGHT_PERCENT, PERMITTED_STEP } from '../../../domain/work/extra-pay.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AttachFile, type AttachedFile } from '../../page-parts/attach-file.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import type { RecordView } from './record-view.ts'

export type Values = Readonly<Record<string, string | undefined>>

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
  onTyped,
}: OfForm & { name: string; label: string; help?: string; onTyped?: (text: string) => void }) => (
  <Field label={label} help={help} error={problems[name]}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[name] ?? '0'}
        onChange={onTyped && ((event) => onTyped(event.currentTarget.value))}
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

/** What was spent on the way, where the agreed rule asks for it, with the receipt that a doctor needs; otherwise the rule alone. */
export function CarfareField({ work, side, ...form }: OfForm & { work: RecordView; side: ReportSide }) {
  const { carfare } = work
  const [typed, setTyped] = useState(form.values['carfareYen'] ?? '0')
  const rule = carfareRuleText(carfare)
  if (!isCarfareAsked(carfare)) return <Text tone="sub">{rule}入力はいりません。</Text>
  const needsReceipt = side === 'DOCTOR' && isReceiptAsked(carfare, typedNumber(typed) ?? 0)
  const mayNeedReceipt = side === 'DOCTOR' && isReceiptAsked(carfare, CARFARE_RECEIPT_YEN + 1)
  return (
    <Stack gap={2}>
      <CountField
        {...form}
        name="carfareYen"
        label="交通費の実費(円)"
        help={mayNeedReceipt ? `${rule}${RECEIPT_RULE}` : rule}
        onTyped={setTyped}
      />
      {needsReceipt && <ReceiptField work={work} />}
      {mayNeedReceipt && (
        <noscript>
          <Text tone="sub">
            この画面ではファイルを添付できません。{RECEIPT_RULE}
            JavaScriptの使えるブラウザから報告してください。
          </Text>
        </noscript>
      )}
    </Stack>
  )
}

const RECEIPT_RULE = `支払いが${yenText(CARFARE_RECEIPT_YEN)}を超えるときは、領収書のファイルが必要です。`

/** The receipt of the carfare; a new one takes the place of the one that was handed in. */
function ReceiptField({ work: { receipt } }: { work: RecordView }) {
  const [file, setFile] = useState<AttachedFile | null>(null)
  return (
    <FieldGroup legend="交通費の領収書">
      {receipt && file === null && (
        <Text tone="sub">
          添付済み: <ReceiptLink receipt={receipt} />
        </Text>
      )}
      <AttachFile
        name="receiptId"
        label={receipt ? '別の領収書に替える' : '領収書を添付'}
        file={file}
        onChange={setFile}
      />
    </FieldGroup>
  )
}
