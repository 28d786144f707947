import { useQueryClient } from '@tanstack/react-query'
import { yenText } from '../../../domain/text/money-text.ts'
import { momentText, untilText } from '../../../domain/text/shift-text.ts'
import { OPEN_REHIRE_STATES, REHIRE_END, withdrawRehireWords } from '../../../domain/work/rehire.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { withdrawRehireFn, type SentView } from './hospital-rehire.functions.ts'
import { invalidateSent } from './hospital-rehire.queries.ts'

/** The hospital's words for the states of its offers. */
const STATE_WORD: Record<SentView['state'], string> = {
  OFFERED: '未読',
  VIEWED: '先生が確認しました',
  ACCEPTED: '承諾(勤務成立)',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
  WITHDRAWN: '取り下げました',
}

const TONE: Partial<Record<SentView['state'], BadgeTone>> = {
  OFFERED: 'brand',
  VIEWED: 'warm',
  ACCEPTED: 'good',
}

type SentOfferProps = {
  offer: SentView
  mayOffer: boolean
  /** On the page of all offers the doctor is named. */
  isNamed?: boolean
  formKey: string
}

/** An offer as its hospital sees it. */
export function SentRehire({ offer, mayOffer, isNamed = false, formKey }: SentOfferProps) {
  const { state, kind, when, title, doctorName, timeLeft, applicationId } = offer
  const isOpen = OPEN_REHIRE_STATES.some((open) => open === state) && timeLeft !== null
  return (
    <Card as="article">
      <Stack gap={2}>
        <Inline justify="between" gap={2}>
          <Inline gap={2}>
            <Badge tone={TONE[state]}>{STATE_WORD[state]}</Badge>
            {kind === 'regular' && <Badge>定期</Badge>}
          </Inline>
          {isOpen && <Text as="span">{timeLeft}</Text>}
        </Inline>
        {isNamed && <Text bold>{doctorName}先生</Text>}
        <Text bold figures>
          {when}
        </Text>
        <Text tone="sub">{title}</Text>
        <DescriptionList items={itemsOf(offer)} />
        {applicationId !== '' && (
          <p>
            <Link {...toHospitalApplication(applicationId)} className={rowLinkClass}>
              成立した応募を見る
            </Link>
          </p>
        )}
        {isOpen && mayOffer && <WithdrawForm offer={offer} formKey={formKey} />}
      </Stack>
    </Card>
  )
}

function itemsOf(offer: SentView): DescriptionItem[] {
  const { kind, fee, premiumYen, message, offeredAt, expiresAt, decidedAt, end, declineReason } = offer
  return [
    {
      term: kind === 'spot' ? '給与' : '給与(1回)',
      description: yenText(fee),
      note: premiumYen > 0 ? `うち上乗せ ${yenText(premiumYen)}` : undefined,
    },
    ...(message
      ? [
          {
            term: '先生へ',
            description: <span className={preLine}>{message}</span>,
          },
        ]
      : []),
    { term: '送った日時', description: momentText(offeredAt) },
    decidedAt
      ? {
          term: '終わった日時',
          description: momentText(decidedAt),
          note: end ? REHIRE_END[end] : undefined,
        }
      : { term: '有効期限', description: untilText(expiresAt) },
    ...(declineReason
      ? [
          {
            term: '先生から',
            description: <span className={preLine}>{declineReason}</span>,
          },
        ]
      : []),
  ]
}

function WithdrawForm({ offer: { id, workId }, formKey: page }: { offer: SentView; formKey: string }) {
  const queryClient = useQueryClient()
  const formKey = `${page}-withdraw-${id}`
  const posted = usePosted(withdrawRehireFn, {
    formKey,
    onAnswer: ({ outcome }) => {
      if (outcome === 'WITHDRAWN') toastOutcome('rehire-withdraw', withdrawRehireWords(outcome))
      return invalidateSent(queryClient)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={2}>
        <FormReport of={posted} words={withdrawRehireWords} toasted />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Button type="submit" pending={posted.pending}>
          オファーを取り下げる
        </Button>
      </Stack>
    </form>
  )
}
