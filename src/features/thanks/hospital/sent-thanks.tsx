import { useQueryClient } from '@tanstack/react-query'
import { clockText, momentText } from '../../../domain/text/shift-text.ts'
import { THANKS_REPLY, THANKS_STAMP, thanksWords } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import type { Shown } from '../../../contract/plain.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { withdrawThanksFn } from './hospital-thanks.functions.ts'
import { invalidateThankable } from './hospital-thanks.queries.ts'
import * as styles from './hospital-thanks.css.ts'

type Sent = Shown<'dp.hospital.SentThanks'>

type SentThanksProps = {
  workId: string
  sent: Sent
  /** The page with the form that changes it; null for a member who may not. */
  change: Address | null
}

const standOf = ({ isRemoved, reply, isRead }: Sent): string => {
  if (isRemoved) return '運営が表示を終えました'
  if (reply) return `先生の返信: ${THANKS_REPLY[reply]}`
  return isRead ? '既読' : '未読'
}

/** A thanks that has been passed on, and what the doctor has made of it. */
export function SentThanks({ workId, sent, change }: SentThanksProps) {
  const { source, stamp, body, sentAt, changeableUntil } = sent
  return (
    <Stack gap={2} as="li" className={styles.sent}>
      <Inline gap={2}>
        <Badge>{THANKS_SOURCE[source]}</Badge>
        <Text as="span" bold>
          {THANKS_STAMP[stamp]}
        </Text>
      </Inline>
      {body !== '' && <p className={styles.words}>{body}</p>}
      <Text tone="sub">
        {momentText(sentAt)}に送信 ・ {standOf(sent)}
      </Text>
      {changeableUntil !== null && change && (
        <Inline gap={2}>
          <Link {...change} className={buttonClass({ size: 'sm' })}>
            直す
          </Link>
          <WithdrawForm workId={workId} sent={sent} />
          <Text as="span" tone="sub">
            {clockText(changeableUntil)}まで・先生が読むまで
          </Text>
        </Inline>
      )}
    </Stack>
  )
}

function WithdrawForm({ workId, sent }: Omit<SentThanksProps, 'change'>) {
  const queryClient = useQueryClient()
  const { pending, failure, attributes, formKey } = usePosted(withdrawThanksFn, {
    key: `${workId}-${sent.source}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('thanks', thanksWords(outcome))
      return invalidateThankable(queryClient)
    },
  })
  return (
    <form {...attributes}>
      <OutcomeNotice told={failure} />
      <input type="hidden" name="workId" value={workId} />
      <input type="hidden" name="source" value={sent.source} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Button type="submit" size="sm" pending={pending}>
        取り消す
      </Button>
    </form>
  )
}
