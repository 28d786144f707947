import { useQueryClient } from '@tanstack/react-query'
import { thanksAnswerWords, THANKS_REPLY } from '../../../domain/work/thanks.ts'
import { toThanks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { replyToThanksFn, shelveThanksFn, type ReceivedThanks } from './thanks.functions.ts'
import { invalidateThanks } from './thanks.queries.ts'
import type { ThanksSearch } from './thanks-search.ts'

type ThanksActionsProps = { thanks: ReceivedThanks; search: ThanksSearch }

/** What a doctor can do with a thanks: answer, keep or hide it, report it. */
export const ThanksActions = ({ thanks, search }: ThanksActionsProps) => (
  <Stack gap={3}>
    {thanks.reply === null && <ReplyForm id={thanks.id} />}
    <Inline gap={2}>
      <ShelveForm thanks={thanks} />
      {thanks.reportState === 'NONE' && search.report !== thanks.id && (
        <Link
          {...toThanks({ ...search, report: thanks.id, outcome: undefined }, `thanks-${thanks.id}`)}
          className={buttonClass({ size: 'sm' })}
        >
          報告する
        </Link>
      )}
    </Inline>
  </Stack>
)

function ReplyForm({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const { pending, failure, attributes, formKey } = usePosted(replyToThanksFn, {
    key: `${id}-reply`,
    onAnswer: ({ outcome }) => {
      toastOutcome('appreciation', thanksAnswerWords(outcome))
      return invalidateThanks(queryClient)
    },
  })
  return (
    <form {...attributes}>
      <Stack gap={2}>
        <OutcomeNotice told={failure} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Disclosure summary="お礼を返す" hint="1回だけ">
          <Inline gap={2}>
            {Object.entries(THANKS_REPLY).map(([reply, words]) => (
              <Button key={reply} type="submit" name="reply" value={reply} size="sm" pending={pending}>
                {words}
              </Button>
            ))}
          </Inline>
        </Disclosure>
      </Stack>
    </form>
  )
}

function ShelveForm({ thanks: { id, shelf } }: { thanks: ReceivedThanks }) {
  const queryClient = useQueryClient()
  const { pending, failure, attributes, formKey } = usePosted(shelveThanksFn, {
    key: `${id}-${shelf}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('appreciation', thanksAnswerWords(outcome))
      return invalidateThanks(queryClient)
    },
  })
  const choices = [
    ...(shelf === 'KEPT' ? [] : [{ to: 'KEPT', words: '手帳に保存する' }]),
    ...(shelf === 'OPEN'
      ? [{ to: 'HIDDEN', words: '非表示にする' }]
      : [{ to: 'OPEN', words: shelf === 'KEPT' ? '手帳から外す' : '表示に戻す' }]),
  ]
  return (
    <form {...attributes}>
      <OutcomeNotice told={failure} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Inline gap={2}>
        {choices.map(({ to, words }) => (
          <Button key={to} type="submit" name="shelf" value={to} size="sm" pending={pending}>
            {words}
          </Button>
        ))}
      </Inline>
    </form>
  )
}
