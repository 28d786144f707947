import type { Problems } from '../../../domain/text/form-rule.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Posted } from '../../forms/use-posted.ts'
import type { RecordView } from '../doctor/record-view.ts'
import { ReportFields } from '../doctor/report-fields.tsx'
import { reportValues } from '../doctor/report-values.ts'

type AddedYenProps = { problem: string | undefined; typed: string | undefined }

/** What an agreement adds to the pay. */
export const AddedYen = ({ problem, typed }: AddedYenProps) => (
  <Field
    label="支払いに加える額(円)"
    help="訂正に応じるときだけ加わります。下で時間や件数を訂正すると、その分の手当は自動で変わるため、ここに重ねて入力しないでください。"
    error={problem}
  >
    {(control) => (
      <TextInput
        {...control}
        name="addedYen"
        width="short"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed ?? '0'}
      />
    )}
  </Field>
)

type CorrectionProps = {
  work: RecordView
  problems: Problems
  typed: Posted['typed']
  /** The objection is about times or counts. */
  isAsked: boolean
}

/** The report as it is, to be corrected by an agreement. */
export const CorrectionFields = ({ work, problems, typed, isAsked }: CorrectionProps) => (
  <Disclosure summary="時間・休憩・件数を訂正する" open={isAsked || Boolean(typed['corrects'])}>
    <Stack gap={4}>
      <Text tone="sub">訂正した内容が実績になり、手当・勤務時間・実測の数字もそのとおりに変わります。</Text>
      <Checkbox
        name="corrects"
        value="yes"
        label="下の内容に訂正する"
        description="訂正に応じるときだけ反映されます。"
        defaultChecked={Boolean(typed['corrects'])}
      />
      <ReportFields
        work={work}
        side="HOSPITAL"
        problems={problems}
        values={typed['actualStart'] ? { ...reportValues(work), ...typed } : reportValues(work)}
      />
    </Stack>
  </Disclosure>
)
