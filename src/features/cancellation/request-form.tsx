import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCELLATION_TIER, TIER_MEANING, tierByTime } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_DETAIL, CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { UNDECLARED_MEANING, undeclaredText } from '../../domain/cancellation/weather.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { isReason, requestConsequence } from '../../domain/cancellation/request-consequence.ts'
import { requestWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import type { WorkView, WorkWeatherView } from './cancellation-view.ts'
import { requestCancellationFn } from './cancellation.functions.ts'
import { invalidateAfterCancelling } from './cancellation.queries.ts'
import { REQUEST_FORM } from './request-form-data.ts'

const REASONS = Object.entries(CANCELLATION_REASON).map(([value, label]) => ({ value, label }))

type RequestFormProps = {
  work: WorkView
  weather: WorkWeatherView
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** The last request, of which another one is another command. */
  last: string
}

/** The doctor's request, with its consequence at the button. */
export function RequestForm({ work, weather, outcome, last }: RequestFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(requestCancellationFn, {
    posted: outcome,
    of: REQUEST_FORM,
    key: last,
    onAnswer: (given) => {
      if (given.outcome === 'REQUESTED') toastOutcome('cancellation', requestWords(given.outcome))
      return given.problems ? undefined : invalidateAfterCancelling(queryClient, work.of)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const hours = work.minutesLeft / 60
  const [chosen, setChosen] = useState(typed['reason'] ?? '')
  const follows = requestConsequence({
    reason: isReason(chosen) ? chosen : null,
    hours,
    isDeclared: weather.declarer !== null,
  })
  return (
    <Card as="section" aria-labelledby="request">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="request">
            申請の内容
          </Heading>
          <FormReport of={posted} words={requestWords} toasted />
          <input type="hidden" name="id" value={work.of.id} />
          <input type="hidden" name="scheduleId" value={work.of.scheduleId} />
          <input type="hidden" name="workId" value={work.id} />
          {weather.declarer && <input type="hidden" name="seenWeather" value="1" />}
          <input type="hidden" name="seenTier" value={tierByTime(hours)} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <Field label="理由" need="required" error={problems['reason']}>
            {(control) => (
              <NativeSelect
                {...control}
                name="reason"
                placeholder="選択してください"
                options={REASONS}
                defaultValue={typed['reason'] ?? ''}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            )}
          </Field>
          <FreeText
            label="詳しい事情"
            need="required"
            help={`病院にお伝えする文章です(${CANCELLATION_DETAIL.least}〜${CANCELLATION_DETAIL.most}文字)。患者さんの情報は書かないでください。`}
            problems={problems}
            name="detail"
            rows={4}
            limit={CANCELLATION_DETAIL.most}
            defaultValue={typed['detail']}
          />
          <Field
            label="連絡のつく電話番号"
            need="required"
            help="病院の確認が終わるまで、病院からお電話することがあります。"
            error={problems['phone']}
          >
            {(control) => (
              <TextInput
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                width="medium"
                defaultValue={typed['phone']}
              />
            )}
          </Field>
          {follows.needsCall && (
            <FieldGroup legend="病院への電話" legendHidden error={problems['phoneConfirmed']}>
              <Checkbox
                name="phoneConfirmed"
                value="yes"
                label="病院に直接ご連絡しました"
                description="勤務開始まで24時間を切っているため、お電話での連絡をお願いしています。"
                defaultChecked={typed['phoneConfirmed'] === 'yes'}
                aria-invalid={problems['phoneConfirmed'] ? true : undefined}
              />
            </FieldGroup>
          )}
          <div aria-live="polite">
            <Notice
              tone={follows.needsCall ? 'warn' : 'info'}
              title={`申請すると: ${CANCELLATION_TIER[follows.tier]}`}
            >
              {follows.undeclared && undeclaredText({ day: civilDay(work.startTime), ...weather })}
              {TIER_MEANING[follows.tier]}
              {follows.undeclared && UNDECLARED_MEANING}
              {follows.proof &&
                `${follows.proof}を病院にお見せください。病院が事情を確認できれば、注意は付きません。`}
              病院が確認するまで勤務は確定したままで、申請は取り下げられます。
            </Notice>
          </div>
          <Button type="submit" variant="danger" pending={pending}>
            この内容でキャンセルを申請する
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
