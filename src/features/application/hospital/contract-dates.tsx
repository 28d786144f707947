import { useQueryClient } from '@tanstack/react-query'
import { PROPOSE_DATE_OUTCOME } from '../../../domain/work/proposed-date.ts'
import { UNAVAILABLE } from '../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'
import { toHospitalCancellation } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import type { ApplicationFileView } from './application-file-view.ts'
import { proposeDateFn } from './hospital-application.functions.ts'
import { applicationFileQuery } from './hospital-application.queries.ts'
import { FeeField } from './offer-fields.tsx'
import { DATE_FORM } from './propose-date-form-data.ts'

const proposeWords = outcomeWords({
  ...PROPOSE_DATE_OUTCOME,
  PROPOSED: good(PROPOSE_DATE_OUTCOME.PROPOSED),
  UNREACHABLE: UNAVAILABLE,
})

type ContractDatesProps = {
  file: ApplicationFileView
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
}

/** The next dates of a running contract, each with the way to its cancellation, and a form for one more. */
export const ContractDates = ({ file, posted }: ContractDatesProps) => (
  <Card as="section" aria-labelledby="dates">
    <Stack gap={3}>
      <Heading level={2} size="md" id="dates">
        これからの勤務日
      </Heading>
      {file.dates.length === 0 && <Text tone="sub">予定している勤務日はありません。</Text>}
      <Grid as="ul" gap={4}>
        {file.dates.map(({ shift, fee, isTentative, workId }) => (
          <li key={shift}>
            <Inline gap={2}>
              <Text as="span" figures>
                {shift}
              </Text>
              <Text as="span" tone="sub" figures>
                {fee}
              </Text>
              {isTentative && <Badge tone="warm">先生の確認待ち</Badge>}
              {workId !== '' && (
                <Link {...toHospitalCancellation(workId)} className={rowLinkClass}>
                  変更・キャンセル
                </Link>
              )}
            </Inline>
          </li>
        ))}
      </Grid>
      {file.mayDecide && <ProposedDate file={file} posted={posted} />}
    </Stack>
  </Card>
)

function ProposedDate({ file, posted }: ContractDatesProps) {
  const kept = keptFor(usePageForms(), DATE_FORM)
  return (
    <Disclosure summary="勤務日を追加で提案する" open={posted !== undefined || kept !== null}>
      <ProposeForm file={file} posted={posted} kept={kept} />
    </Disclosure>
  )
}

function ProposeForm({ file, posted, kept }: ContractDatesProps & { kept: KeptAnswer | null }) {
  const queryClient = useQueryClient()
  const form = usePosted(proposeDateFn, {
    posted,
    of: DATE_FORM,
    key: `date-${file.id}`,
    onAnswer: () => queryClient.invalidateQueries(applicationFileQuery(file.id)),
  })
  return (
    <form {...form.attributes}>
      <Stack gap={3}>
        <Text tone="sub">先生が確定すると勤務になります。相談して決めた日や、臨時の日を提案できます。</Text>
        <FormReport of={form} words={proposeWords} />
        <input type="hidden" name="applicationId" value={file.id} />
        <input type="hidden" name="idempotencyKey" value={form.formKey} />
        <Grid columns={2} gap={3} align="start">
          <Field label="開始" need="required" error={form.problems['start']}>
            {(control) => (
              <TextInput
                {...control}
                name="start"
                type="datetime-local"
                defaultValue={kept?.typed['start']}
              />
            )}
          </Field>
          <Field label="終了" need="required" help="32時間まで" error={form.problems['end']}>
            {(control) => (
              <TextInput {...control} name="end" type="datetime-local" defaultValue={kept?.typed['end']} />
            )}
          </Field>
        </Grid>
        <FeeField label="給与(税引前・円)" fee={file.fee} kept={kept} problems={form.problems} />
        <div>
          <Button type="submit" pending={form.pending}>
            この日を提案する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
