import { useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { cancelWorkWords } from '../../domain/cancellation/cancellation-outcome.ts'
import {
  CANCELLATION_DETAIL,
  HOSPITAL_CANCELLATION_REASON,
  type HospitalCancellationReason,
} from '../../domain/cancellation/cancellation-words.ts'
import { compensationFor, FREED, LAW_PERCENT } from '../../domain/cancellation/compensation.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted } from '../forms/use-posted.ts'
import type { WorkView } from './cancellation-view.ts'
import { invalidateAtHospital } from './cancellation.queries.ts'
import { cancelWorkFn } from './hospital-cancellation.functions.ts'
import { CANCEL_FORM } from './hospital-form-data.ts'

const REASONS = Object.entries(HOSPITAL_CANCELLATION_REASON).map(([value, label]) => ({ value, label }))

const isReason = (word: string): word is HospitalCancellationReason =>
  Object.hasOwn(HOSPITAL_CANCELLATION_REASON, word)

const TITLE = '病院の都合でキャンセルする'

type CancelWorkFormProps = {
  work: WorkView
  /** The doctor asks for something else, which is answered first. */
  isFolded: boolean
  outcome: string | undefined
}

/** The hospital cancels a matched work, and sees before what it owes. */
export function CancelWorkForm({ work, isFolded, outcome }: CancelWorkFormProps) {
  const queryClient = useQueryClient()
  const kept = keptFor(usePageForms(), CANCEL_FORM)
  const posted = usePosted(cancelWorkFn, {
    posted: outcome,
    of: CANCEL_FORM,
    key: 'cancel',
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('cancellation', cancelWorkWords(given.outcome))
      return invalidateAtHospital(queryClient, work.id)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const [chosen, setChosen] = useState(typed['reason'] ?? '')
  const owedFor = (reason: string) =>
    compensationFor({
      fee: work.fee,
      hours: work.minutesLeft / 60,
      reason: isReason(reason) ? reason : 'OTHER',
    })
  const owed = owedFor(chosen)
  const isLate = owed.proposed > owed.least
  const isFree = owed.least === 0

  /** A proposal that nobody has changed follows the reason; what was typed stays. */
  function choose({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) {
    setChosen(value)
    const field = form?.elements.namedItem('compensation')
    if (field instanceof HTMLInputElement && field.value === String(owed.proposed))
      field.value = String(owedFor(value).proposed)
  }
  const fields = (
    <Stack gap={4}>
      {!isFolded && <Heading level={2}>{TITLE}</Heading>}
      <FormReport of={posted} words={cancelWorkWords} toasted />
      <input type="hidden" name="workId" value={work.id} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Field label="理由" need="required" error={problems['reason']}>
        {(control) => (
          <NativeSelect
            {...control}
            name="reason"
            placeholder="選択してください"
            options={REASONS}
            defaultValue={typed['reason'] ?? ''}
            onChange={choose}
          />
        )}
      </Field>
      <div aria-live="polite">
        <Stack gap={3}>
          <Notice tone="warn" title="労働契約はすでに成立しています">
            {isFree
              ? 'この理由では、補償は必要ありません。事実と異なるときは、先生から異議を受けることがあります。'
              : `病院の都合による休業には、労働基準法26条により平均賃金の${LAW_PERCENT}%以上の休業手当が必要です。`}
            {isLate && '勤務開始が近いため、給与の全額の補償をおすすめします。'}
          </Notice>
          <DescriptionList
            items={[
              { term: '予定の給与', description: yenText(work.fee) },
              {
                term: '補償の下限',
                description: isFree ? 'ありません' : `${yenText(owed.least)}(給与の${LAW_PERCENT}%)`,
              },
              { term: 'いまの推奨額', description: yenText(owed.proposed) },
            ]}
          />
        </Stack>
      </div>
      <FreeText
        label="先生への説明"
        need="required"
        help={`先生にそのまま届きます(${CANCELLATION_DETAIL.least}〜${CANCELLATION_DETAIL.most}文字)。`}
        problems={problems}
        name="detail"
        rows={3}
        limit={CANCELLATION_DETAIL.most}
        defaultValue={typed['detail']}
      />
      <Field
        label="補償額(円)"
        need="required"
        help={
          isFree
            ? '補償するときは「キャンセル補償」として、勤務の支払日に支払います。'
            : `${FREED}を除き、${yenText(owed.least)}以上が必要です。「キャンセル補償」として、勤務の支払日に支払います。`
        }
        error={problems['compensation']}
      >
        {(control) => (
          <TextInput
            {...control}
            name="compensation"
            inputMode="numeric"
            width="short"
            defaultValue={typed['compensation'] ?? String(owed.proposed)}
          />
        )}
      </Field>
      <Text tone="sub">
        先生には理由・説明・補償額をお知らせします。スポットの枠は募集に戻りません。定期の契約は、この日のほかは続きます。取り消しはできません。
      </Text>
      <Button type="submit" variant="danger" pending={pending}>
        補償を約束して勤務をキャンセルする
      </Button>
    </Stack>
  )
  return (
    <Card as="section" aria-label={TITLE}>
      <form {...attributes}>
        {isFolded ? (
          <Disclosure summary={TITLE} open={kept !== null || outcome !== undefined}>
            {fields}
          </Disclosure>
        ) : (
          fields
        )}
      </form>
    </Card>
  )
}
