import { useQueryClient } from '@tanstack/react-query'
import { takeBackCancellationWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { cancellationItems } from './cancellation-items.ts'
import type { CancellationView, WorkView } from './cancellation-view.ts'
import { withdrawCancellationFn } from './cancellation.functions.ts'
import { invalidateAfterCancelling } from './cancellation.queries.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'

type OpenRequestProps = {
  work: WorkView
  cancellation: CancellationView
  withdrawn: string | undefined
}

/** The doctor's undecided request, which may be withdrawn until the start. */
export function OpenRequest({ work, cancellation, withdrawn }: OpenRequestProps) {
  const isBegun = work.minutesLeft <= 0
  return (
    <Card as="section" aria-labelledby="open">
      <Stack gap={3}>
        <Heading level={2} id="open">
          キャンセル申請中
        </Heading>
        <Notice tone="info">
          申請を受け付けました。病院の確認後に確定します。それまで勤務は確定したままです。
        </Notice>
        <DescriptionList items={cancellationItems(cancellation)} />
        {isBegun ? (
          <Text>
            勤務の開始時刻を過ぎました。病院にお電話でご連絡ください:{' '}
            <PhoneLink number={work.hospitalPhone} />
          </Text>
        ) : (
          <Disclosure summary="申請を取り下げる" hint="病院の回答まで" open={withdrawn !== undefined}>
            <TakeBackForm work={work} cancellation={cancellation} withdrawn={withdrawn} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}

function TakeBackForm({ work, cancellation, withdrawn }: OpenRequestProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(withdrawCancellationFn, {
    posted: withdrawn,
    key: `${cancellation.id}-back`,
    onAnswer: ({ outcome }) => {
      toastOutcome('cancellation', takeBackCancellationWords(outcome))
      return invalidateAfterCancelling(queryClient, work.of)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <Text>取り下げると、勤務は予定どおりになります。病院にもお知らせします。</Text>
        <input type="hidden" name="id" value={work.of.id} />
        <input type="hidden" name="scheduleId" value={work.of.scheduleId} />
        <input type="hidden" name="workId" value={work.id} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <FormReport of={posted} words={takeBackCancellationWords} toasted />
        <Button type="submit" pending={posted.pending}>
          申請を取り下げて勤務する
        </Button>
      </Stack>
    </form>
  )
}
