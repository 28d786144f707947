import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import {
  hoursText,
  minuteOfTrack,
  minutesBetween,
  monthDayText,
  weekdayText,
} from '../../domain/shift-text.ts'
import { numberText } from '../../domain/money-text.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { workloadFact, workloadWord } from '../../domain/workload-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, CardBody, cardControlClass, cardLinkClass, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'
import { accessText, lengthText, quietLabels, viewerNote } from './spot-card-words.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './listing-card.css.ts'

type SpotCardProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  headingLevel?: 2 | 3
  /** Says 「税引前」 beside the fee: on the first card of a list, and not on every one. */
  sayBeforeTax?: boolean
  /** Beside the pay: why it is high, or how it compares. */
  payNote?: string
  /** Stands last in the card and keeps its own taps. */
  foot?: ReactNode
}

const DAY_TONE = {
  WEEKDAY: undefined,
  SATURDAY: styles.saturday,
  SUNDAY: styles.holiday,
  HOLIDAY: styles.holiday,
}

const isNight = (shiftPattern: string) => shiftPattern === 'NIGHT' || shiftPattern === 'DAY_NIGHT'

export function SpotCard({
  listing: fragment,
  headingLevel = 2,
  sayBeforeTax,
  payNote,
  foot,
}: SpotCardProps) {
  // By its type alone: the document itself, and the parser it needs, stay out of the browser.
  const listing = readFragment<typeof SpotCardFragment>(fragment)
  const { id, startTime, endTime, startDay, hospital, workload } = listing
  const Heading = `h${headingLevel}` as const
  const openSlots = listing.slots - listing.filledSlots
  // Most listings look for one doctor; news is that of several places few are left.
  const isScarce = listing.filledSlots > 0 && openSlots > 0 && openSlots <= 3
  const note = viewerNote(listing.viewer)
  const start = minuteOfTrack(startTime)
  const end = minuteOfTrack(endTime, startTime)
  return (
    <Card as="article" padding="none" linked>
      <CardBody className={styles.body}>
        <p className={styles.badges}>
          {listing.attractive && <Badge tone="warm">好条件</Badge>}
          {listing.applicationStatus === 'FREE' ? (
            <Badge tone="good">選考なし</Badge>
          ) : (
            <Badge>選考あり</Badge>
          )}
          {listing.isNew && <Badge tone="brand">新着</Badge>}
          {isScarce && <Badge tone="brand">残り{openSlots}枠</Badge>}
          {openSlots <= 0 && <Badge>募集枠が埋まりました</Badge>}
          {listing.nightDutyPermit.startsWith('GRANTED') && <Badge>宿日直許可あり</Badge>}
        </p>
        <Heading className={styles.when}>
          {/* A plain link: the shell follows it in place, and a card costs no match of routes. */}
          <a
            href={`/spot/${id}`}
            aria-labelledby={`w${id} h${id}`}
            className={`${cardLinkClass} ${styles.whenText}`}
          >
            <time id={`w${id}`} dateTime={startTime}>
              <span className={styles.nowrap}>
                {monthDayText(startTime)}
                <span className={DAY_TONE[startDay]}>
                  ({weekdayText(startTime)}
                  {startDay === 'HOLIDAY' && '・祝'})
                </span>
              </span>{' '}
              <span className={styles.nowrap}>{hoursText(startTime, endTime)}</span>
            </time>
          </a>
          <span className={styles.length}>
            {lengthText(minutesBetween(startTime, endTime), listing.breakMinutes)}
          </span>
        </Heading>
        <TimeTrack
          segments={[
            { startMinute: start, endMinute: end, tone: isNight(listing.shiftPattern) ? 'night' : 'day' },
          ]}
        />
        <p className={styles.pay}>
          <Figure value={listing.fee} unit="円" size="lg" className={styles.fee} />
          <span className={styles.nowrap}>時給 {numberText(listing.hourlyFee)}円</span>
          {sayBeforeTax && <span className={styles.nowrap}>(税引前)</span>}
        </p>
        {payNote && <p className={styles.payNote}>{payNote}</p>}
        <p className={styles.load}>
          {workload ? (
            <>
              <StepMeter value={workload.step} word={workloadWord(workload.step)} label="忙しさ" />
              <span className={styles.quiet}>{workloadFact(workload, listing)}</span>
            </>
          ) : (
            <span className={styles.quiet}>報告がまだ少ないため忙しさは表示していません</span>
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
        {foot && <div className={cardControlClass}>{foot}</div>}
      </CardBody>
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}
