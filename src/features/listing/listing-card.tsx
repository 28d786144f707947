import type { ReactNode } from 'react'
import { modeText, type OwnMode } from '../../domain/listing/apply-mode.ts'
import { shortCarfareText } from '../../domain/listing/listing-facts.ts'
import { isNightShift } from '../../domain/listing/listing-words.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { monthDayText } from '../../domain/text/shift-text.ts'
import { shortWorkloadFact, statedWorkload, workloadWord } from '../../domain/listing/workload-text.ts'
import { toListing } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardControlClass, cardLinkClass, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { wishesMetText, type Wish } from '../../domain/search/wishes.ts'
import { logged } from '../../domain/visit/logger-attributes.ts'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeBar } from '../../ui/time-track/time-track.tsx'
import { LikeButton } from '../like/like-button.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { cardLinkId, quietLabels, shortAccessText, type ViewerNote } from './card-words.ts'
import type { CardListing } from './listing-card.fragment.ts'
import * as styles from './listing-card.css.ts'

/** What a list may add to a row of either kind. */
export type CardSlots = {
  headingLevel?: 2 | 3
  /** Beside the pay: why it is high, or how it compares. */
  payNote?: string
  /** Which of the doctor's wishes it meets. */
  wishes?: readonly Wish[]
  /** Before the badges that every row has. */
  badges?: ReactNode
  /** The control that opens the hospital's other listings, in the corner. */
  others?: ReactNode
  /** A foot with controls of its own: a tap there does not follow the row's link. */
  foot?: ReactNode
  /** `SpotApplyRow`, the last line. */
  apply?: ReactNode
}

type ListingCardProps = CardSlots & {
  kind: SearchKind
  listing: CardListing
  /** When it is worked. */
  when: string
  /** The same with a coloured weekday, as the row's link shows it. */
  shownWhen?: ReactNode
  /** The length of the work. */
  length: string
  /** Start and end in minutes after midnight, for the time bar. */
  minutes: { start: number; end: number }
  /** Prefix of the fee: the unit it is paid for. */
  feePrefix?: string
  /** The estimate for a month. */
  monthly?: string
  /** The estimated take-home pay, where it is known. */
  takeHome?: string | null
  /** Before the sub-text that every row has. */
  terms?: string
  /** How the signed-in doctor may apply. */
  mode: OwnMode
  note: ViewerNote | null
}

/** A row of a list, spot or regular: four lines in a wide container, a compact card in a narrow one. */
export function ListingCard({
  kind,
  listing,
  headingLevel = 2,
  when,
  shownWhen = when,
  length,
  minutes,
  feePrefix,
  monthly,
  takeHome = null,
  terms,
  payNote,
  mode,
  note,
  wishes = [],
  badges,
  others,
  foot,
  apply,
}: ListingCardProps) {
  const { id, hospital, workload } = listing
  const name = `${when} ${hospital.name}`
  const carfare = shortCarfareText(listing.carfareType, listing.carfareYen)
  const quiet = [takeHome === null ? [] : carfare, terms ?? [], quietLabels(listing)].flat()
  const unmet = modeText(mode)
  const Heading = `h${headingLevel}` as const
  const tone = isNightShift(listing.shiftPattern) ? 'night' : 'day'
  return (
    <Card as="article" padding="none" linked className={styles.row}>
      <Heading className={styles.when}>
        {/* A plain anchor, followed in place by the shell: cheaper to render than the router's `Link`. */}
        <Link
          id={apply ? cardLinkId(kind, id) : undefined}
          {...toListing(kind, id)}
          {...logged('listing_card')}
          aria-label={name}
          className={cardLinkClass}
        >
          {shownWhen}
        </Link>
        <span className={styles.length}>{length}</span>
      </Heading>
      <TimeBar
        segments={[{ startMinute: minutes.start, endMinute: minutes.end, tone }]}
        className={styles.track}
      />
      <Figure prefix={feePrefix} value={listing.fee} unit="円" size="lg" className={styles.fee} />
      <span className={styles.hourly}>
        {[
          monthly ?? [],
          `時給 ${yenText(hourlyFee(listing.fee, minutes.end - minutes.start, listing.breakMinutes))}`,
          takeHome ?? carfare,
        ]
          .flat()
          .join('・')
          // A word and its number stay together.
          .replaceAll(' ', '\u00a0')}
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
        <ListingBadges listing={{ ...listing, nightDutyPermit: undefined }} mode={mode}>
          {badges}
          {wishes.length > 0 && <Badge tone="brand">{wishesMetText(wishes)}</Badge>}
        </ListingBadges>
      </p>
      <p className={styles.where}>
        <strong className={styles.hospital}>{hospital.name}</strong>
        {unmet && (
          <>
            {' '}
            <span className={styles.warning}>{unmet}</span>
          </>
        )}
        {/* One text in an element of its own, whose phrases are marked. */}
        <span>
          {` ${PREFECTURE[hospital.prefecture]}${hospital.city}・${shortAccessText(hospital.access)}\u3000${quiet.join('・')}`}
        </span>
      </p>
      <span className={styles.edited}>{`${monthDayText(listing.editedOn)}更新`}</span>
      {payNote && (
        <p className={styles.lines}>
          <span className={styles.warning}>{payNote}</span>
        </p>
      )}
      <LikeButton
        kind={kind}
        id={id}
        fee={listing.fee}
        liked={listing.viewer?.liked ?? null}
        cardName={name}
      />
      {others}
      {foot && <div className={`${cardControlClass} ${styles.foot}`}>{foot}</div>}
      {apply}
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}
