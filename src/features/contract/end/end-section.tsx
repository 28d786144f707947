import type { CancellationSide } from '../../../domain/cancellation/cancellation-words.ts'
import { yearDayText } from '../../../domain/listing/regular-text.ts'
import type { EngagementState } from '../../../domain/work/engagement.ts'
import {
  earliestEnd,
  END_NOTICE_DAYS,
  END_REASON_MOST,
  giveEndWords,
  withdrawEndWords,
} from '../../../domain/work/engagement-end.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import type { Command } from '../../forms/post-call.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { END_NOTICE_FORM } from './end-form-data.ts'

export type EndedContract = {
  applicationId: string
  regularWorkId: string
  state: EngagementState
  startDate: string
  endDate: string | null
  /** Null: nobody has given notice. */
  notice: { by: CancellationSide; reason: string } | null
}

type EndSectionProps = {
  contract: EndedContract
  /** Who looks at it. */
  side: CancellationSide
  today: string
  mayAct: boolean
  /** The outcomes of the browser's own posts, from the URL and therefore unchecked. */
  search: { ended?: string | undefined; stands?: string | undefined }
  give: Command<FormAnswer>
  withdraw: Command<FormAnswer>
  /** Reads the contract again. */
  onChange: () => Promise<unknown>
}

const OTHER = { DOCTOR: '病院', HOSPITAL: '先生' } as const
const NAME = { DOCTOR: '先生', HOSPITAL: '病院' } as const

/** The minimum notice and its source. */
const RULE = {
  DOCTOR: `終了日は、今日から${END_NOTICE_DAYS.DOCTOR}日以上あけてください(民法627条)。`,
  HOSPITAL: `終了日は、今日から${END_NOTICE_DAYS.HOSPITAL}日以上あけてください(労働基準法20条)。期間の定めのある契約を途中で終えるには、やむを得ない事由が必要です(労働契約法17条)。期間の定めのない契約では、客観的に合理的な理由のない解雇は無効です(同16条)。`,
} as const

/** Ending a running contract with notice: giving it, what was given, and taking back one's own. */
export function EndSection({ contract, side, ...rest }: EndSectionProps) {
  const { notice, endDate, state } = contract
  if (state === 'ENDED') return null
  const { search, mayAct } = rest
  const last = endDate === null ? '' : yearDayText(endDate)
  return (
    <Card as="section" aria-labelledby="contract-end">
      <Stack gap={3}>
        <Heading level={2} size="md" id="contract-end">
          契約の終了
        </Heading>
        {notice ? (
          <>
            {/* Anybody can write a URL: a success is told only where the contract confirms it. */}
            {search.ended === 'GIVEN' && notice.by === side && <OutcomeNotice told={giveEndWords('GIVEN')} />}
            <Notice tone="warn" title={`${last}で契約が終わります`}>
              {NAME[notice.by]}から申し入れがありました。その日までの勤務は予定どおりです。
              {notice.reason && <p>理由: {notice.reason}</p>}
            </Notice>
            {notice.by === side && mayAct && <WithdrawForm contract={contract} {...rest} />}
          </>
        ) : (
          <>
            {search.stands === 'WITHDRAWN' && <OutcomeNotice told={withdrawEndWords('WITHDRAWN')} />}
            <Text tone="sub">
              {endDate === null
                ? '期間の定めはありません。契約を終えるときは、'
                : `契約の期間は${last}までです。それより前に終えるときは、`}
              {OTHER[side]}に申し入れます。
            </Text>
            {mayAct && <GiveForm contract={contract} side={side} {...rest} />}
          </>
        )}
      </Stack>
    </Card>
  )
}

const Hidden = ({ contract, formKey }: { contract: EndedContract; formKey: string }) => (
  <>
    <input type="hidden" name="applicationId" value={contract.applicationId} />
    <input type="hidden" name="regularWorkId" value={contract.regularWorkId} />
    <input type="hidden" name="idempotencyKey" value={formKey} />
  </>
)

type GiveFormProps = Omit<EndSectionProps, 'mayAct' | 'withdraw'>

function GiveForm({ contract, side, today, search, give, onChange }: GiveFormProps) {
  const isKept = keptFor(usePageForms(), END_NOTICE_FORM) !== null
  const posted = usePosted(give, {
    posted: search.ended === 'GIVEN' ? undefined : search.ended,
    of: END_NOTICE_FORM,
    key: `end-${contract.applicationId}`,
    onAnswer: (given) => {
      if (given.outcome === 'GIVEN') toastOutcome('contract-end', giveEndWords(given.outcome))
      return given.problems ? undefined : onChange()
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <Disclosure summary="契約の終了を申し入れる" open={search.ended !== undefined || isKept}>
      <form {...attributes}>
        <Stack gap={4}>
          <FormReport of={posted} words={giveEndWords} toasted />
          <Text>
            終了日までの勤務は予定どおりです。そのあとの予定はなくなり、キャンセルの記録や注意は残りません。終了日までは取り下げられます。
          </Text>
          <Hidden contract={contract} formKey={formKey} />
          <Field label="契約の最後の日" need="required" help={RULE[side]} error={problems['endDate']}>
            {(control) => (
              <TextInput
                {...control}
                name="endDate"
                type="date"
                width="medium"
                min={earliestEnd(side, contract, today)}
                defaultValue={typed['endDate']}
              />
            )}
          </Field>
          <FreeText
            label="理由"
            help={`書かなくてもかまいません(${END_REASON_MOST}文字まで)。${OTHER[side]}にそのまま届きます。`}
            problems={problems}
            name="reason"
            rows={3}
            limit={END_REASON_MOST}
            defaultValue={typed['reason']}
          />
          <Button type="submit" variant="danger" pending={pending}>
            契約の終了を{OTHER[side]}に申し入れる
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

type WithdrawFormProps = Pick<EndSectionProps, 'contract' | 'search' | 'withdraw' | 'onChange'>

function WithdrawForm({ contract, search, withdraw, onChange }: WithdrawFormProps) {
  const posted = usePosted(withdraw, {
    posted: search.stands,
    key: `stands-${contract.applicationId}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('contract-end', withdrawEndWords(outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={withdrawEndWords} toasted />
        <Hidden contract={contract} formKey={posted.formKey} />
        <div>
          <Button type="submit" pending={posted.pending}>
            終了の申し入れを取り下げる
          </Button>
        </div>
      </Stack>
    </form>
  )
}
