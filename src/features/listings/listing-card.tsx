import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { shortCarfareText } from '../../domain/listing-facts.ts'
import { isNightShift } from '../../domain/listing-words.ts'
import { numberText } from '../../domain/money-text.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import type { SearchKind } from '../../domain/search-history.ts'
import { monthDayText } from '../../domain/shift-text.ts'
import { shortWorkloadFact, statedWorkload, workloadWord } from '../../domain/workload-text.ts'
import { highPayText } from '../../domain/usual-pay.ts'
import { Card, cardControlClass, cardLinkClass, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { WISH, type Wish } from '../../domain/wishes.ts'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeBar } from '../../ui/time-track/time-track.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { quietLabels, shortAccessText, type ViewerNote } from './spot-card-words.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './listing-card.css.ts'

/** What a row says of either kind of listing. */
type CardListing = Pick<
  ResultOf<typeof SpotCardFragment>,
  | 'id'
  | 'editedAt'
  | 'fee'
  | 'hourlyFee'
  | 'highPay'
  | 'applicationStatus'
  | 'isNew'
  | 'slots'
  | 'filledSlots'
  | 'nightDutyPermit'
  | 'shiftPattern'
  | 'clinicalDepartments'
  | 'jobDescriptionTypes'
  | 'ambulanceEasiness'
  | 'incentives'
  | 'carfareType'
  | 'carfareYen'
  | 'hospital'
  | 'workload'
> & { viewer: { liked: boolean } | null }

type ListingCardProps = {
  kind: SearchKind
  listing: CardListing
  headingLevel: 2 | 3
  /** When it is worked, the words of the row's link. */
  when: ReactNode
  /** How long that is. */
  length: string
  /** The same on the track of a day, in minutes. */
  minutes: { start: number; end: number }
  /** Before the fee: what it is paid for. */
  feePrefix?: string
  /** Lines of this kind of listing, or of this list, alone. */
  lines?: ReactNode
  note: ViewerNote | null
  /** Which of the doctor's wishes it meets. */
  wishes?: readonly Wish[]
  /** Before those every row has. */
  badges?: ReactNode
  /** What else its hospital offers: its control stands in the corner. */
  others?: ReactNode
  /** Stands last and keeps its own taps. */
  foot?: ReactNode
}

/** A listing in a list, spot or regular: four lines where there is width, a low card where there is none. */
export function ListingCard({
  kind,
  listing,
  headingLevel,
  when,
  length,
  minutes,
  feePrefix,
  lines,
  note,
  wishes = [],
  badges,
  others,
  foot,
}: ListingCardProps) {
  const { id, hospital, workload } = listing
  // Both kinds may stand on one page.
  const own = `${kind}${id}`
  const labels = `w${own} h${own}`
  const Heading = `h${headingLevel}` as const
  const tone = isNightShift(listing.shiftPattern) ? 'night' : 'day'
  return (
    <Card as="article" padding="none" linked className={styles.row}>
      <Heading className={styles.when}>
        {/* A plain link: the shell follows it in place, and a row costs no match of routes. */}
        <a id={`w${own}`} href={`/${kind}/${id}`} aria-labelledby={labels} className={cardLinkClass}>
          {when}
        </a>
        <span className={styles.length}>{length}</span>
      </Heading>
      <TimeBar
        segments={[{ startMinute: minutes.start, endMinute: minutes.end, tone }]}
        className={styles.track}
      />
      <Figure prefix={feePrefix} value={listing.fee} unit="円" size="lg" className={styles.fee} />
      <span className={styles.hourly}>
        {`時給 ${numberText(listing.hourlyFee)}円・${shortCarfareText(listing.carfareType, listing.carfareYen)}`}
      </span>
      <p className={styles.load}>
        {workload ? (
          <>
            <StepMeter value={workload.step} word={workloadWord(workload.step)} label="忙しさ" />
            {shortWorkloadFact(workload, listing)}
          </>
        ) : (
          `忙しさ: ${statedWorkload(listing.ambulanceEasiness)}`
        )}
      </p>
      <p className={styles.badges}>
        <ListingBadges
          listing={{ ...listing, nightDutyPermit: undefined }}
          highPay={highPayText(listing, minutes.end - minutes.start)}
        >
          {badges}
        </ListingBadges>
      </p>
      <p className={styles.where}>
        <strong id={`h${own}`} className={styles.hospital}>
          {hospital.name}
        </strong>
        {wishes.length > 0 && (
          <span
            className={styles.wishes}
          >{`希望どおり: ${wishes.map((wish) => WISH[wish]).join('・')}`}</span>
        )}
        {` ${PREFECTURE[hospital.prefecture]}${hospital.city}・${shortAccessText(hospital.access)}\u3000${quietLabels(listing).join('・')}`}
      </p>
      <span className={styles.edited}>{`${monthDayText(listing.editedAt)}更新`}</span>
      {lines && <p className={styles.lines}>{lines}</p>}
      <LikeButton
        kind={kind}
        id={id}
        fee={listing.fee}
        liked={listing.viewer?.liked ?? null}
        cardLabels={labels}
      />
      {others}
      {foot && <div className={`${cardControlClass} ${styles.foot}`}>{foot}</div>}
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}
