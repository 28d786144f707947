import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { answerRenewalWords, RENEWAL_NOTE_MOST } from '../../../domain/work/renewal.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AnswerFields } from '../../forms/answer-fields.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { ANSWER_RENEWAL_FORM } from './renewal-form-data.ts'
import { renewalItems, type RenewalView } from './renewal-view.ts'
import { answerRenewalFn } from './renewal.functions.ts'

const ANSWERS = [
  {
    value: 'ACCEPT',
    label: '更新に同意する',
    description: '契約が続き、続きの勤務日が予定に入ります。労働条件通知書が新しくなります。',
  },
  {
    value: 'DECLINE',
    label: '更新を辞退する',
    description: '契約は満了の日に終わります。それまでの勤務は予定どおりで、注意や記録は残りません。',
  },
] as const

type RenewalSectionProps = {
  contract: { applicationId: string; regularWorkId: string; startDate: string; fee: number }
  renewal: RenewalView | null
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** Reads the contract again. */
  onChange: () => Promise<unknown>
}

/** The renewal of a contract whose term ends, as its doctor sees it. */
export function RenewalSection({ renewal, outcome, ...form }: RenewalSectionProps) {
  if (!renewal || renewal.state === 'CLOSED') return null
  return (
    <Card as="section" aria-labelledby="renewal">
      <Stack gap={3}>
        <Heading level={2} size="md" id="renewal">
          契約の更新
        </Heading>
        {/* Anybody can write a URL: a success is told only where the renewal confirms it. */}
        {outcome === renewal.state && <OutcomeNotice told={answerRenewalWords(outcome)} />}
        <Standing renewal={renewal} />
        {renewal.state === 'OFFERED' && (
          <>
            <DescriptionList items={renewalItems(renewal, form.contract)} />
            <AnswerForm renewal={renewal} outcome={outcome} {...form} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Standing({ renewal: { state, termEnd, newEnd, dueOn } }: { renewal: RenewalView }) {
  const end = yearDayText(termEnd)
  switch (state) {
    case 'ASKED':
      return (
        <Text>
          契約は{end}
          で満了します。更新するかどうかを病院に確認しています(病院の回答の期限は
          {yearDayText(dueOn)})。
        </Text>
      )
    case 'OFFERED':
      return (
        <Notice tone="info" title="病院から更新の提案があります">
          回答がないまま期限を過ぎると、契約は{end}で満了します。
        </Notice>
      )
    case 'ACCEPTED':
      return <Text>更新しました。契約は{newEnd && yearDayText(newEnd)}まで続きます。</Text>
    case 'DECLINED':
      return <Text>更新を辞退しました。契約は{end}で満了します。</Text>
    case 'NOT_OFFERED':
      return (
        <Text>
          病院は更新しません。契約は{end}
          で満了します。それまでの勤務は予定どおりです。
        </Text>
      )
    case 'LAPSED':
    case 'CLOSED':
      return <Text>更新の確認が期限までに終わらなかったため、契約は{end}で満了します。</Text>
  }
}

type AnswerFormProps = Omit<RenewalSectionProps, 'renewal'> & {
  renewal: RenewalView
}

function AnswerForm({ contract, renewal, outcome, onChange }: AnswerFormProps) {
  const posted = usePosted(answerRenewalFn, {
    posted: outcome,
    of: ANSWER_RENEWAL_FORM,
    key: `renewal-${renewal.id}-${renewal.offerNumber}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('renewal', answerRenewalWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <AnswerFields
        of={posted}
        told={answerRenewalWords}
        legend="更新への回答"
        options={ANSWERS}
        words={{
          label: '病院へのひとこと(更新)',
          need: 'optional',
          help: `${RENEWAL_NOTE_MOST}文字まで。病院にそのまま届きます。`,
          most: RENEWAL_NOTE_MOST,
        }}
        submit="更新の提案に回答する"
        wide
      >
        <input type="hidden" name="applicationId" value={contract.applicationId} />
        <input type="hidden" name="regularWorkId" value={contract.regularWorkId} />
        <input type="hidden" name="renewalId" value={renewal.id} />
        <input type="hidden" name="offerNumber" value={renewal.offerNumber} />
      </AnswerFields>
    </form>
  )
}
