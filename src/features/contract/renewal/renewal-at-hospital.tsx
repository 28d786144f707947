import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { lastDayWithoutConversion } from '../../../domain/work/indefinite-conversion.ts'
import {
  decideRenewalWords,
  NOT_RENEWED_DAYS,
  proposedEnd,
  RENEWAL_NOTE_MOST,
} from '../../../domain/work/renewal.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { decideRenewalFn } from './hospital-renewal.functions.ts'
import { DECIDE_RENEWAL_FORM } from './renewal-form-data.ts'
import { renewalItems, type RenewalView } from './renewal-view.ts'

const DECISIONS = [
  {
    value: 'OFFER',
    label: '更新を提案する',
    description: '先生が同意すると契約が続きます。曜日・時間・そのほかの条件はいまと同じです。',
  },
  {
    value: 'LET_END',
    label: '更新せず、満了とする',
    description: '先生にお知らせします。満了の日までの勤務は予定どおりです。',
  },
] as const

type RenewedAtHospital = {
  applicationId: string
  startDate: string
  /** The first day of the term that runs. */
  termStart: string
  fee: number
  /** The last day that an offer may name; null where none is possible. */
  latestEnd: string | null
}

type RenewalAtHospitalProps = {
  contract: RenewedAtHospital
  renewal: RenewalView & { answer: string }
  today: string
  mayDecide: boolean
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** Reads the contract again. */
  onChange: () => Promise<unknown>
}

/** Outcomes that changed the renewal, by the state that confirms them. */
const CONFIRMED: Partial<Record<RenewalView['state'], string>> = {
  OFFERED: 'OFFERED',
  NOT_OFFERED: 'NOT_RENEWED',
  ASKED: 'RETRACTED',
}

/** The renewal of a contract whose term ends, as its hospital sees it: to offer, to take back, or decided. */
export function RenewalAtHospital({ mayDecide, outcome, ...props }: RenewalAtHospitalProps) {
  const { renewal, contract } = props
  const { state } = renewal
  if (state === 'CLOSED') return null
  const isTrue = outcome !== undefined && outcome === CONFIRMED[state]
  return (
    <Card as="section" aria-labelledby="renewal">
      <Stack gap={3}>
        <Heading level={2} size="md" id="renewal">
          契約の更新
        </Heading>
        {/* Anybody can write a URL: a success is told only where the renewal confirms it. */}
        {isTrue && <OutcomeNotice told={decideRenewalWords(outcome)} />}
        <Standing renewal={renewal} today={props.today} />
        {state === 'OFFERED' && <DescriptionList items={renewalItems(renewal, contract)} />}
        {renewal.answer !== '' && <Text>先生から: {renewal.answer}</Text>}
        {(state === 'ASKED' || state === 'OFFERED') && !mayDecide && (
          <Notice tone="info">閲覧のみの権限では、更新を決められません。</Notice>
        )}
        {state === 'ASKED' && mayDecide && <DecideForm {...props} outcome={isTrue ? undefined : outcome} />}
        {state === 'OFFERED' && mayDecide && (
          <RetractForm {...props} outcome={isTrue ? undefined : outcome} />
        )}
      </Stack>
    </Card>
  )
}

function Standing({ renewal: { state, termEnd, newEnd, dueOn }, today }: StandingProps) {
  const end = yearDayText(termEnd)
  switch (state) {
    case 'ASKED':
      return (
        <>
          <Text>
            契約は{end}で満了します。更新の提案は{yearDayText(dueOn)}
            までにお送りください。
          </Text>
          {today > addDays(termEnd, -NOT_RENEWED_DAYS) && (
            <Notice tone="warn" title={`満了まで${NOT_RENEWED_DAYS}日を切っています`}>
              更新を重ねた契約や1年を超える契約を更新しないときは、
              {NOT_RENEWED_DAYS}
              日前までの予告が必要です(有期労働契約の締結、更新及び雇止めに関する基準)。
            </Notice>
          )}
        </>
      )
    case 'OFFERED':
      return (
        <Notice tone="info" title="先生の回答を待っています">
          期限までに回答がないときは、契約は{end}で満了します。
        </Notice>
      )
    case 'ACCEPTED':
      return <Text>先生が同意し、契約は{newEnd && yearDayText(newEnd)}まで続きます。</Text>
    case 'DECLINED':
      return <Text>先生が更新を辞退しました。契約は{end}で満了します。</Text>
    case 'NOT_OFFERED':
      return <Text>更新しないことを先生にお知らせしました。契約は{end}で満了します。</Text>
    case 'LAPSED':
    case 'CLOSED':
      return <Text>更新の確認が期限までに終わらなかったため、契約は{end}で満了します。</Text>
  }
}

type StandingProps = Pick<RenewalAtHospitalProps, 'renewal' | 'today'>
type FormProps = Omit<RenewalAtHospitalProps, 'mayDecide'>

function useDecision({ outcome, renewal, onChange }: FormProps) {
  return usePosted(decideRenewalFn, {
    posted: outcome,
    of: DECIDE_RENEWAL_FORM,
    key: `renewal-${renewal.id}-${renewal.state}-${renewal.offerNumber}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('renewal', decideRenewalWords(given.outcome))
      return onChange()
    },
  })
}

type HiddenProps = Pick<FormProps, 'contract' | 'renewal'> & { formKey: string }

const Hidden = ({ contract, renewal, formKey }: HiddenProps) => (
  <>
    <input type="hidden" name="applicationId" value={contract.applicationId} />
    <input type="hidden" name="renewalId" value={renewal.id} />
    <input type="hidden" name="idempotencyKey" value={formKey} />
  </>
)

function DecideForm(props: FormProps) {
  const posted = useDecision(props)
  const { contract, renewal } = props
  const { problems, pending, attributes, formKey, typed } = posted
  const { termEnd } = renewal
  const latest = contract.latestEnd ?? termEnd
  const untilRight = lastDayWithoutConversion(contract.startDate)
  return (
    <form {...attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={decideRenewalWords} toasted />
        <Hidden contract={contract} renewal={renewal} formKey={formKey} />
        <RadioGroup
          legend="契約を更新しますか"
          name="decision"
          need="required"
          defaultValue={DECISIONS.find(({ value }) => value === typed['decision'])?.value}
          error={problems['decision']}
          options={DECISIONS}
        />
        <Grid columns={2} gap={3} align="start">
          <Field
            label="新しい契約の最後の日"
            help={`更新を提案するとき。${yearDayText(latest)}まで選べます。${latest > untilRight ? `${yearDayText(untilRight)}より後にすると通算5年を超え、先生は無期転換を申し込めます(労働契約法18条)。` : ''}`}
            error={problems['newEnd']}
          >
            {(control) => (
              <TextInput
                {...control}
                name="newEnd"
                type="date"
                width="medium"
                min={addDays(termEnd, 1)}
                max={latest}
                defaultValue={
                  typed['newEnd'] ?? proposedEnd({ termStart: contract.termStart, endDate: termEnd, latest })
                }
              />
            )}
          </Field>
          <Field label="更新後の給与(1回・税引前・円)" help="更新を提案するとき" error={problems['fee']}>
            {(control) => (
              <TextInput
                {...control}
                name="fee"
                inputMode="numeric"
                width="medium"
                defaultValue={typed['fee'] ?? String(contract.fee)}
              />
            )}
          </Field>
        </Grid>
        <FreeText
          label="先生へのひとこと(更新)"
          need="optional"
          help={`${RENEWAL_NOTE_MOST}文字まで。先生にそのまま届きます。`}
          problems={problems}
          name="note"
          rows={3}
          limit={RENEWAL_NOTE_MOST}
          defaultValue={typed['note']}
        />
        <Button type="submit" variant="filled" pending={pending}>
          更新するかどうかを先生に伝える
        </Button>
      </Stack>
    </form>
  )
}

function RetractForm(props: FormProps) {
  const posted = useDecision(props)
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={decideRenewalWords} toasted />
        <Hidden {...props} formKey={posted.formKey} />
        {(['newEnd', 'fee', 'note'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value="" />
        ))}
        <input type="hidden" name="decision" value="RETRACT" />
        <div>
          <Button type="submit" pending={posted.pending}>
            更新の提案を取り下げる
          </Button>
        </div>
      </Stack>
    </form>
  )
}
