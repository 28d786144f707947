import type { Problems } from '../../../domain/text/form-rule.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import { REPORT_LIMIT } from '../../../domain/work/record.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CarfareField, CountField, PermittedField, type ReportSide, type Values } from './pay-fields.tsx'
import type { RecordView } from './record-view.ts'
import { DECLINE_FIELDS } from './record-form-data.ts'
import * as styles from './record.css.ts'

/** Steps of the sleep that can be chosen, in minutes. */
const SLEEP_STEP = 30
const SLEEP_MOST = 720
const SLEEP = Array.from({ length: SLEEP_MOST / SLEEP_STEP + 1 }, (_, index) => index * SLEEP_STEP).map(
  (minutes) => ({ value: String(minutes), label: minutes === 0 ? '眠れなかった' : durationText(minutes) }),
)

type ReportFieldsProps = {
  work: RecordView
  /** Who writes it. */
  side: ReportSide
  problems: Problems
  values: Values
  /** The words to the other side; none where the form has its own. */
  comment?: { label: string; help: string }
}

/** What a report asks for, whoever writes it: times, ambulances, patients, sleep, carfare. */
export function ReportFields({ work, side, problems, values, comment }: ReportFieldsProps) {
  const count = { problems, values }
  return (
    <>
      <Grid columns={2} gap={3} align="start">
        <Field label="実際の開始" need="required" error={problems['actualStart']}>
          {(control) => (
            <TextInput
              {...control}
              name="actualStart"
              type="datetime-local"
              defaultValue={values['actualStart']}
            />
          )}
        </Field>
        <Field label="実際の終了" need="required" error={problems['actualEnd']}>
          {(control) => (
            <TextInput
              {...control}
              name="actualEnd"
              type="datetime-local"
              defaultValue={values['actualEnd']}
            />
          )}
        </Field>
      </Grid>
      <Text tone="sub">
        休憩を除いた時間が予定より長いと、時給{yenText(work.hourlyFee)}
        での追加の支払いになります。取れなかった休憩も同じです。早く終わっても、休憩が長くても、給与は減りません。
        {side === 'DOCTOR'
          ? '時間を前後に移しただけのときは、病院に確認をお願いします。'
          : '時間を前後に移しただけのときも同じです。'}
      </Text>
      <FieldGroup legend="救急車">
        <div className={styles.counts}>
          <CountField {...count} name="ambulanceAccepted" label="受け入れ(台)" />
          <CountField {...count} name="admissionsAmbulance" label="うち入院(人)" />
        </div>
        <Disclosure
          summary="お断りした救急車(理由ごと)"
          open={DECLINE_FIELDS.some(({ name }) => problems[name] || Number(values[name] ?? 0) > 0)}
        >
          <Stack gap={3}>
            <Text tone="sub">
              満床・処置中・設備・スタッフ不足など病院側の理由のお断りは、応需率に含めません。
            </Text>
            <div className={styles.counts}>
              {DECLINE_FIELDS.map(({ name, label }) => (
                <CountField key={name} {...count} name={name} label={label} />
              ))}
            </div>
          </Stack>
        </Disclosure>
      </FieldGroup>
      <FieldGroup legend="外来・病棟">
        <div className={styles.counts}>
          <CountField {...count} name="walkIns" label="ウォークイン(人)" />
          <CountField {...count} name="admissionsWalkIn" label="うち入院(人)" />
          <CountField {...count} name="wardCalls" label="病棟コール(回)" />
        </div>
      </FieldGroup>
      <div className={styles.counts}>
        <CountField {...count} name="breakMinutes" label="休憩(分)" />
        <Field label="まとまって眠れた時間" error={problems['sleepMinutes']}>
          {(control) => (
            <NativeSelect
              {...control}
              name="sleepMinutes"
              placeholder="該当なし"
              defaultValue={values['sleepMinutes'] ?? ''}
              options={SLEEP}
            />
          )}
        </Field>
      </div>
      {work.permittedMinutes > 0 && <PermittedField {...count} work={work} />}
      <CarfareField {...count} work={work} side={side} />
      {comment && (
        <FreeText
          label={comment.label}
          need="optional"
          help={comment.help}
          problems={problems}
          name="comment"
          rows={3}
          limit={REPORT_LIMIT.comment}
          defaultValue={values['comment']}
        />
      )}
    </>
  )
}
