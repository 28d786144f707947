import { APPLICATION_STATE } from '../../../domain/application/application-words.ts'
import { APPLY_OUTCOME } from '../../../domain/application/apply-outcome.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { civilDay, momentText, untilText } from '../../../domain/text/shift-text.ts'
import { REHIRE_END, REHIRE_STATE } from '../../../domain/work/rehire.ts'
import { toListing, toMatched, toMessages, toResult, toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { preLine, tone } from '../../../ui/theme/text.css.ts'
import { ApplicationTerms } from '../../application/doctor/application-terms.tsx'
import { whenOf } from '../../application/doctor/application-view.ts'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { ShiftTrack } from '../../page-parts/shift-track.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { isRehireAnswerable, type OpenRehire, type RehireView } from './rehire-view.ts'

/** How the forms of an offer were answered without JavaScript. */
export type Answered = {
  accepted: string | undefined
  acceptKept: KeptAnswer | null
  declined: string | undefined
  declineKept: KeptAnswer | null
}

type RehireCardProps = {
  offer: RehireView
  documents: readonly DocumentKind[]
  answered: Answered
  formKey: string
}

/** One offer: what is offered until when, and what the doctor can do. */
export function RehireCard({ offer, ...forms }: RehireCardProps) {
  const headingId = `offer-${offer.id}`
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Inline justify="between" gap={2}>
          <Inline gap={2}>
            <Badge tone={toneOf(offer)}>{stateText(offer)}</Badge>
            {offer.listing.kind === 'regular' && <Badge>定期</Badge>}
          </Inline>
          {isRehireAnswerable(offer) && offer.timeLeft && (
            <Text as="span" tone="important" bold>
              {offer.timeLeft}
            </Text>
          )}
        </Inline>
        <Stack gap={1}>
          <Heading level={3} size="xl" id={headingId}>
            <Link {...toListing(offer.listing.kind, offer.listing.id)} className={rowLinkClass}>
              {offer.pattern === '' ? (
                <ShiftTime start={offer.startTime} end={offer.endTime} day={offer.startDay} />
              ) : (
                <WholeParts>{whenOf(offer)}</WholeParts>
              )}
            </Link>
          </Heading>
          {offer.pattern === '' && <ShiftTrack start={offer.startTime} end={offer.endTime} />}
          <p>
            <Figure
              prefix={offer.pattern === '' ? undefined : '1回'}
              value={offer.fee}
              unit="円"
              size="lg"
              className={tone.main}
            />
          </p>
          <Text bold size="lg">
            {offer.hospitalName}
          </Text>
          <Text tone="sub">{offer.title}</Text>
        </Stack>
        <DescriptionList items={itemsOf(offer)} />
        {isRehireAnswerable(offer) ? <Answer offer={offer} {...forms} /> : <NextSteps offer={offer} />}
      </Stack>
    </Card>
  )
}

const toneOf = (offer: RehireView): BadgeTone | undefined =>
  isRehireAnswerable(offer) ? 'warm' : isMatched(offer) ? 'good' : undefined

const isMatched = ({ state, applicationState }: RehireView) =>
  state === 'ACCEPTED' && applicationState === 'MATCHED'

/** An accepted offer says what has become of the match; one past its time says so before the job ends it. */
function stateText(offer: RehireView): string {
  const { state, applicationState } = offer
  if (state === 'ACCEPTED' && applicationState !== null && applicationState !== 'MATCHED')
    return `承諾のあと: ${APPLICATION_STATE[applicationState]}`
  if (isRehireAnswerable(offer)) return '回答待ち'
  return state === 'OFFERED' || state === 'VIEWED' ? REHIRE_STATE.EXPIRED : REHIRE_STATE[state]
}

function itemsOf(offer: RehireView): DescriptionItem[] {
  const { pattern, premiumYen, hourlyFee, message, expiresAt, decidedAt, end, declineReason } = offer
  const fee = pattern === '' ? '給与' : '1回の給与'
  return [
    {
      term: '上乗せ(指名手当)',
      description: premiumYen > 0 ? `${yenText(premiumYen)}(${fee}に含みます)` : 'なし',
    },
    { term: '時給換算', description: yenText(hourlyFee) },
    ...(message
      ? [
          {
            term: '病院から',
            description: <span className={preLine}>{message}</span>,
          },
        ]
      : []),
    ...(isRehireAnswerable(offer) ? [{ term: '有効期限', description: untilText(expiresAt) }] : []),
    ...(decidedAt ? [{ term: '決まった日時', description: momentText(decidedAt) }] : []),
    ...(end ? [{ term: '終わった理由', description: REHIRE_END[end] }] : []),
    ...(declineReason
      ? [
          {
            term: '病院へのひとこと',
            description: <span className={preLine}>{declineReason}</span>,
          },
        ]
      : []),
  ]
}

type AnswerProps = Omit<RehireCardProps, 'offer'> & { offer: OpenRehire }

function Answer({ offer, documents, answered, formKey }: AnswerProps) {
  const { outcome, terms } = offer.preview
  const isPossible = outcome === 'MATCHED'
  return (
    <Stack gap={3}>
      <Disclosure summary="労働条件を確認する">
        <ApplicationTerms terms={terms} />
      </Disclosure>
      {isPossible ? (
        <AcceptForm
          offer={offer}
          documents={documents}
          posted={answered.accepted}
          kept={answered.acceptKept}
          formKey={formKey}
        />
      ) : (
        <Notice tone="warn" title="いまは承諾できません">
          {APPLY_OUTCOME[outcome].sentence}
          {(outcome === 'FILLED' || outcome === 'CLOSED') && <Others offer={offer} />}
        </Notice>
      )}
      <p>
        <Link {...toMessages(offer.listing.kind, offer.listing.id)} className={buttonClass()}>
          条件を相談する
        </Link>
      </p>
      <Disclosure summary="辞退する" open={answered.declined !== undefined || answered.declineKept !== null}>
        <DeclineForm offer={offer} posted={answered.declined} kept={answered.declineKept} formKey={formKey} />
      </Disclosure>
    </Stack>
  )
}

/** What to do after an offer. */
function NextSteps({ offer }: { offer: RehireView }) {
  if (isMatched(offer))
    return (
      <p>
        <Link {...toMatched()} className={rowLinkClass}>
          成立した勤務を見る
        </Link>
      </p>
    )
  return <Others offer={offer} />
}

/** Listings instead. */
const Others = ({ offer: { listing, startTime, hospitalId } }: { offer: RehireView }) => (
  <Inline gap={3}>
    <Link {...toResult(listing.kind, { generalHospitalIds: [hospitalId] })} className={rowLinkClass}>
      同じ病院の求人を見る
    </Link>
    {listing.kind === 'spot' && (
      <Link {...toSpotResult({ dates: [civilDay(startTime)] })} className={rowLinkClass}>
        同じ日のほかの求人を見る
      </Link>
    )}
  </Inline>
)
