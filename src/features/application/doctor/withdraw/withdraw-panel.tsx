import { HOUR_MS } from '../../../../domain/duration.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isWaitingDoctor } from '../../../../domain/application/apply-action.ts'
import type { WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import { clockText } from '../../../../domain/text/shift-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import type { ApplicationView } from '../application-view.ts'
import { invalidateAfterApplying } from '../application.queries.ts'
import { FormReport } from '../../../forms/form-report.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { useNow } from './use-now.ts'
import type { WithdrawFrom } from './withdraw-form-data.ts'
import { withdrawApplicationFn } from './withdraw.functions.ts'
import { WITHDRAWAL_UNREACHED, withdrawRefusal } from './withdraw-words.ts'
import { tabularNums } from '../../../../ui/theme/text.css.ts'

type WithdrawPanelProps = {
  application: Pick<ApplicationView, 'id' | 'listing' | 'state' | 'undoUntil'>
  from: WithdrawFrom
  /** The listings in the page's URL, if it has any. */
  ids?: readonly string[]
  /** The time of the fetch, so that server and browser render the same. */
  asOf: number
  onWithdrawn: (word: WithdrawalWord) => void
}

/** For this long after the deadline a sentence replaces the undo button, so that it does not just vanish. */
const EXPIRED_NOTICE_MS = HOUR_MS

/**
 * Takes an application back: a mistake within five minutes (取り消し, with a countdown), or one without an answer
 * yet at any time (取り下げ).
 */
export function WithdrawPanel(props: WithdrawPanelProps) {
  const { id, state, undoUntil } = props.application
  const now = useNow(undoUntil) ?? props.asOf
  const left = undoUntil === null ? 0 : Date.parse(undoUntil) - now
  const waits = isWaitingDoctor(state)
  if (left <= 0 && !waits)
    return (
      undoUntil !== null && left > -EXPIRED_NOTICE_MS && <Text tone="sub">取り消せる時間が過ぎました。</Text>
    )
  const [word, summary]: [WithdrawalWord, string] =
    left > 0 ? ['取り消し', '応募を取り消す'] : ['取り下げ', '応募を取り下げる']
  const hint = undoUntil !== null && left > 0 ? <Countdown until={undoUntil} left={left} /> : '回答があるまで'
  return (
    <Disclosure key={id} summary={summary} hint={hint}>
      <WithdrawForm {...props} word={word}>
        {waits
          ? '募集が続いていれば、あとでもう一度応募できます。'
          : '勤務は成立しなかったことになり、募集枠はほかの先生に開かれます。キャンセルの記録には残りません。'}
      </WithdrawForm>
    </Disclosure>
  )
}

/** Shows the deadline, so that it is of use before hydration too. */
function Countdown({ until, left }: { until: string; left: number }) {
  const seconds = Math.ceil(left / 1_000)
  return (
    <span role="timer" className={tabularNums}>
      {clockText(until)}まで(あと{Math.floor(seconds / 60)}分{String(seconds % 60).padStart(2, '0')}秒)
    </span>
  )
}

type WithdrawFormProps = WithdrawPanelProps & { word: WithdrawalWord; children: string }

function WithdrawForm(props: WithdrawFormProps) {
  const { application, from, ids = [], onWithdrawn, word, children } = props
  const queryClient = useQueryClient()
  const withdrawal = usePosted(withdrawApplicationFn, {
    key: `undo-${application.id}`,
    unreachable: WITHDRAWAL_UNREACHED,
    onAnswer: ({ outcome }) => {
      if (outcome === 'WITHDRAWN') onWithdrawn(word)
      void invalidateAfterApplying(queryClient, application.listing)
    },
  })
  return (
    <form {...withdrawal.attributes}>
      <Stack gap={3}>
        <Text>{children}</Text>
        <input type="hidden" name="applicationId" value={application.id} />
        <input type="hidden" name="idempotencyKey" value={withdrawal.formKey} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="ids" value={ids.join(',')} />
        <FormReport of={withdrawal} words={withdrawRefusal} />
        <Button type="submit" variant="danger" block pending={withdrawal.pending}>
          {word}を確定する
        </Button>
      </Stack>
    </form>
  )
}
