import { useQueryClient } from '@tanstack/react-query'
import { yenText } from '../../domain/text/money-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { REPORT_LIMIT, reportWords } from '../../domain/work/work-report.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { submitReport } from './record.functions.ts'
import { invalidateRecords } from './record.queries.ts'
import type { RecordView } from './record-view.ts'
import { CarfareField, CountField, PermittedField, type Values } from './report-fields.tsx'
import { checkReport, DECLINE_FIELDS } from './report-check.ts'
import * as styles from './work-records.css.ts'

/** Steps of the sleep that can be chosen, in minutes. */
const SLEEP_STEP = 30
const SLEEP_MOST = 720
const SLEEP = Array.from({ length: SLEEP_MOST / SLEEP_STEP + 1 }, (_, index) => index * SLEEP_STEP).map(
  (minutes) => ({ value: String(minutes), label: minutes === 0 ? '眠れなかった' : durationText(minutes) }),
)

type ReportFormProps = {
  work: RecordView
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

const timeOf = (work: RecordView, kind: 'START' | 'END', planned: string): string =>
  (work.stamps.find((stamp) => stamp.kind === kind)?.at ?? planned).slice(0, 16)

/** What the fields begin with: the last report, else the times recorded and no patients. */
function valuesOf(work: RecordView): Values {
  const { report } = work
  if (!report)
    return {
      actualStart: timeOf(work, 'START', work.startTime),
      actualEnd: timeOf(work, 'END', work.endTime),
      breakMinutes: String(work.breakMinutes),
    }
  const declined = report.declined.map(({ reason, count }) => [`declined-${reason}`, String(count)] as const)
  return {
    ...Object.fromEntries(declined),
    actualStart: report.actualStart.slice(0, 16),
    actualEnd: report.actualEnd.slice(0, 16),
    breakMinutes: String(report.breakMinutes),
    ambulanceAccepted: String(report.ambulanceAccepted),
    admissionsAmbulance: String(report.admissionsAmbulance),
    admissionsWalkIn: String(report.admissionsWalkIn),
    walkIns: String(report.walkIns),
    wardCalls: String(report.wardCalls),
    sleepMinutes: report.sleepMinutes === null ? '' : String(report.sleepMinutes),
    carfareYen: String(report.carfareYen),
    permittedMinutes: String(report.permittedMinutes),
    comment: report.comment,
  }
}

/** 勤務報告: times, ambulances, patients, sleep. */
export function ReportForm({ work, outcome, kept, formKey }: ReportFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(submitReport, {
    posted: outcome,
    kept,
    check: checkReport,
    formKey,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'REPORTED') toastOutcome('report', reportWords(given.outcome))
      return invalidateRecords(queryClient)
    },
  })
  const { problems, pending, attributes } = posted
  const values = kept?.typed ?? valuesOf(work)
  const count = { problems, values }
  return (
    <Card as="section" aria-labelledby="report">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="report">
            {work.report ? '報告の内容を直す' : '勤務を報告する'}
          </Heading>
          <FormReport of={posted} words={reportWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
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
            での追加の支払いになります。取れなかった休憩も同じです。早く終わっても、休憩が長くても、給与は減りません。時間を前後に移しただけのときは、病院に確認をお願いします。
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
          <CarfareField {...count} work={work} />
          <Field
            label="病院への申し送り"
            need="optional"
            help="病院にそのまま届きます。患者さんの情報は書かないでください。"
            error={problems['comment']}
          >
            {(control) => (
              <TextArea
                {...control}
                name="comment"
                rows={3}
                limit={REPORT_LIMIT.comment}
                defaultValue={values['comment']}
              />
            )}
          </Field>
          <Button type="submit" variant="filled" size="lg" pending={pending}>
            {work.report ? 'この内容で報告し直す' : 'この内容で報告する'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
