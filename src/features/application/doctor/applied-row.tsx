import { DECLINE_REASON } from '../../../domain/application/application-words.ts'
import { applicationStateWord } from '../../../domain/application/withdrawal-word.ts'
import { isWaitingDoctor } from '../../../domain/application/apply-action.ts'
import { civilDay, momentText } from '../../../domain/text/shift-text.ts'
import { KIND_WORD } from '../../../domain/listing/listing-kind.ts'
import type { Address } from '../../../platform/address.ts'
import { toListing, toMessages, toRegularSearch, toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card, cardControlClass, cardLinkClass } from '../../../ui/card/card.tsx'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { ALTERNATIVES_ID } from './refused-application.ts'
import { applicationTone } from './application-tone.ts'
import { whenOf, type ApplicationView } from './application-view.ts'
import { hasInterview, InterviewAnswer, interviewItems } from './interview/interview-panel.tsx'
import { isOwnTurn } from './own-turn.ts'
import { hasOffer, OfferAnswers, offerItems } from './offer/offer-panel.tsx'
import { sharedItems } from './shared-items.ts'
import { sayWithdrawn } from './withdraw/say-withdrawn.ts'
import { ShiftTime } from './shift-time.tsx'
import { WithdrawPanel } from './withdraw/withdraw-panel.tsx'
import { tone } from '../../../ui/theme/text.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import * as styles from './application.css.ts'

type AppliedRowProps = {
  application: ApplicationView
  /** The outcome in the URL of an answer to an offer. */
  answered: string | undefined
  asOf: number
  /** The page with listings instead of this one; null when it was not refused. */
  instead: Address | null
}

export function AppliedRow({ application, answered, asOf, instead }: AppliedRowProps) {
  const { state, startTime, endTime, hospitalName, listing, pattern } = application
  const ended = !isWaitingDoctor(state)
  return (
    <Card as="article" linked>
      <Stack gap={2}>
        <p className={styles.badges}>
          <Badge tone={applicationTone(state)}>{applicationStateWord(application)}</Badge>
          {listing.kind === 'regular' && <Badge>{KIND_WORD.regular}</Badge>}
          <Text as="span" tone="sub" size="md">
            {application.listingNumber}
          </Text>
        </p>
        <h3 className={styles.when}>
          <Link {...toListing(listing.kind, listing.id)} className={cardLinkClass}>
            {pattern === '' ? (
              <ShiftTime start={startTime} end={endTime} day={application.startDay} />
            ) : (
              <WholeParts>{whenOf(application)}</WholeParts>
            )}
          </Link>
        </h3>
        <p className={styles.row}>
          <Text as="span" tone="main" size="lg" bold>
            {hospitalName}
          </Text>
          <Figure
            prefix={pattern === '' ? undefined : '1回'}
            value={application.fee}
            unit="円"
            size="md"
            className={tone.main}
          />
        </p>
        <DescriptionList items={ended ? endedItems(application) : waitingItems(application)} />
        {hasOffer(application) && (
          <div className={cardControlClass}>
            <OfferAnswers application={application} posted={answered} />
          </div>
        )}
        {hasInterview(application) && !application.interview.isAnswered && (
          <div className={cardControlClass}>
            <InterviewAnswer application={application} posted={answered} />
          </div>
        )}
        <p className={cardControlClass}>
          <Link {...toMessages(listing.kind, listing.id)} className={rowLinkClass}>
            メッセージ
          </Link>
        </p>
        {!ended && !hasOffer(application) && (
          <div className={cardControlClass}>
            <WithdrawPanel application={application} from="applied" asOf={asOf} onWithdrawn={sayWithdrawn} />
          </div>
        )}
        {ended && (
          <p className={cardControlClass}>
            {instead ? (
              <Link {...instead} hash={ALTERNATIVES_ID} className={buttonClass({ size: 'sm' })}>
                代わりの求人を見る
              </Link>
            ) : (
              <Link
                {...(listing.kind === 'spot'
                  ? toSpotResult({ dates: [civilDay(startTime)] })
                  : toRegularSearch())}
                className={buttonClass({ size: 'sm' })}
              >
                {listing.kind === 'spot' ? '同じ日のほかの求人を見る' : 'ほかの定期をさがす'}
              </Link>
            )}
          </p>
        )}
      </Stack>
    </Card>
  )
}

const waitingItems = (application: ApplicationView): DescriptionItem[] => {
  const { appliedAt, replyDueAt, readByHospitalAt } = application
  return [
    // First what the doctor decides about.
    ...(hasOffer(application) ? offerItems(application) : []),
    ...(hasInterview(application) ? interviewItems(application) : []),
    ...(replyDueAt
      ? [
          {
            term: isOwnTurn(application) ? 'ご回答の期限' : '回答の期限',
            description: momentText(replyDueAt),
          },
        ]
      : []),
    {
      term: '病院の確認',
      description: readByHospitalAt
        ? `${momentText(readByHospitalAt)}に確認しました`
        : 'まだ確認していません',
    },
    { term: '応募した日時', description: momentText(appliedAt) },
    ...missingItems(application),
    ...sharedItems(application),
  ]
}

const missingItems = ({ missing }: ApplicationView): DescriptionItem[] =>
  missing.length === 0
    ? []
    : [
        {
          term: '応募時に足りなかった経験',
          description: missing.join('、'),
          note: '選考で病院が見ています。',
        },
      ]

const endedItems = (application: ApplicationView): DescriptionItem[] => {
  const { appliedAt, decidedAt, declineReason, declineNote } = application
  return [
    { term: '応募した日時', description: momentText(appliedAt) },
    ...missingItems(application),
    ...(decidedAt ? [{ term: '決まった日時', description: momentText(decidedAt) }] : []),
    ...(declineReason
      ? [{ term: '理由', description: DECLINE_REASON[declineReason], note: declineNote ?? undefined }]
      : []),
  ]
}
