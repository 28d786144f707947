import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { isNightShift } from '../../domain/listing-words.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import type { SearchKind } from '../../domain/search-history.ts'
import { statedWorkload, workloadFact, workloadWord } from '../../domain/workload-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, CardBody, cardControlClass, cardLinkClass, CardStrip } from '../../ui/card/card.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { accessText, quietLabels, type ViewerNote } from './spot-card-words.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './listing-card.css.ts'

/** What a card says of either kind of listing. */
type CardListing = Pick<
  ResultOf<typeof SpotCardFragment>,
  | 'id'
  | 'fee'
  | 'attractive'
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
  | 'hospital'
  | 'workload'
> & { viewer: { liked: boolean } | null }

type ListingCardProps = {
  kind: SearchKind
  listing: CardListing
  headingLevel: 2 | 3
  /** When it is worked, the words of the card's link. */
  when: ReactNode
  /** How long that is. */
  length: string
  /** The same on the track of a day, in minutes. */
  minutes: { start: number; end: number }
  pay: ReactNode
  /** Lines of this kind of listing alone, under the pay. */
  lines?: ReactNode
  note: ViewerNote | null
  /** Before those every card has. */
  badges?: ReactNode
  /** Stands last in the card and keeps its own taps. */
  foot?: ReactNode
}

/** A listing in a list, spot or regular. */
export function ListingCard({
  kind,
  listing,
  headingLevel,
  when,
  length,
  minutes,
  pay,
  lines,
  note,
  badges,
  foot,
}: ListingCardProps) {
  const { id, hospital, workload } = listing
  const labels = `w${id} h${id}`
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="article" padding="none" linked>
      <CardBody className={styles.body}>
        <ListingBadges listing={listing}>{badges}</ListingBadges>
        <Heading className={styles.when}>
          {/* A plain link: the shell follows it in place, and a card costs no match of routes. */}
          <a
            href={`/${kind}/${id}`}
            aria-labelledby={labels}
            className={`${cardLinkClass} ${styles.whenText}`}
          >
            <span id={`w${id}`}>{when}</span>
          </a>
          <span className={styles.length}>{length}</span>
        </Heading>
        <TimeTrack
          segments={[
            {
              startMinute: minutes.start,
              endMinute: minutes.end,
              tone: isNightShift(listing.shiftPattern) ? 'night' : 'day',
            },
          ]}
        />
        <p className={styles.pay}>{pay}</p>
        {lines}
        <p className={styles.load}>
          {workload ? (
            <>
              <StepMeter value={workload.step} word={workloadWord(workload.step)} label="忙しさ" />
              <span className={styles.quiet}>{workloadFact(workload, listing)}</span>
            </>
          ) : (
            <span className={styles.quiet}>忙しさ: {statedWorkload(listing.ambulanceEasiness)}</span>
          )}
        </p>
        <p className={styles.where}>
          <span id={`h${id}`} className={styles.hospital}>
            {hospital.name}
          </span>
          <span>
            {PREFECTURE[hospital.prefecture]} {hospital.city}・{accessText(hospital.access)}
          </span>
        </p>
        <ul className={styles.badges} aria-label="求人の内容">
          {quietLabels(listing).map((label) => (
            <Badge key={label} as="li">
              {label}
            </Badge>
          ))}
        </ul>
        <LikeButton
          kind={kind}
          id={id}
          fee={listing.fee}
          liked={listing.viewer?.liked ?? null}
          cardLabels={labels}
        />
        {foot && <div className={cardControlClass}>{foot}</div>}
      </CardBody>
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}
