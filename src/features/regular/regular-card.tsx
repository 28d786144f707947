import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { HOLIDAY_POLICY } from '../../domain/listing-words.ts'
import { numberText, yenText } from '../../domain/money-text.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { hasFixedDates } from '../../domain/regular-dates.ts'
import {
  clockHoursText,
  minutesOfDay,
  patternText,
  startMonthText,
  timesText,
} from '../../domain/regular-text.ts'
import { durationText } from '../../domain/shift-text.ts'
import { workloadFact, workloadWord } from '../../domain/workload-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, CardBody, cardControlClass, cardLinkClass, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'
import * as styles from '../listings/listing-card.css.ts'
import { accessText, quietLabels } from '../listings/spot-card-words.ts'
import { RegularBadges } from './regular-badges.tsx'
import { firstDateText, overlapNote, weeksText } from './regular-card-words.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'

type RegularCardProps = {
  listing: FragmentOf<typeof RegularCardFragment>
  headingLevel?: 2 | 3
  /** Says 「税引前」 beside the fee: on the first card of a list, and not on every one. */
  sayBeforeTax?: boolean
  /** Stands last in the card and keeps its own taps. */
  foot?: ReactNode
}

export function RegularCard({ listing: fragment, headingLevel = 2, sayBeforeTax, foot }: RegularCardProps) {
  const listing = readFragment<typeof RegularCardFragment>(fragment)
  const { id, hospital, workload, monthlyEstimate } = listing
  const Heading = `h${headingLevel}` as const
  const { start, end } = minutesOfDay(listing)
  const note = overlapNote(listing.viewer)
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency))
  return (
    <Card as="article" padding="none" linked>
      <CardBody className={styles.body}>
        <RegularBadges listing={listing} />
        <Heading className={styles.when}>
          {/* A plain link: the shell follows it in place, and a card costs no match of routes. */}
          <a
            href={`/regular/${id}`}
            aria-labelledby={`w${id} h${id}`}
            className={`${cardLinkClass} ${styles.whenText}`}
          >
            <span id={`w${id}`}>
              <span className={styles.nowrap}>{patternText(listing)}</span>{' '}
              <span className={styles.nowrap}>{clockHoursText(listing)}</span>
            </span>
          </a>
          <span className={styles.length}>実働{durationText(end - start - listing.breakMinutes)}</span>
        </Heading>
        <TimeTrack
          segments={[{ startMinute: start, endMinute: end, tone: isNight(listing) ? 'night' : 'day' }]}
        />
        <p className={styles.pay}>
          <span className={styles.nowrap}>
            1回 <Figure value={listing.fee} unit="円" size="lg" className={styles.fee} />
          </span>
          <span className={styles.nowrap}>時給 {numberText(listing.hourlyFee)}円</span>
          {monthlyEstimate !== null && (
            <span className={styles.nowrap}>
              月の見込み {yenText(monthlyEstimate)}({timesText(listing)})
            </span>
          )}
          {sayBeforeTax && <span className={styles.nowrap}>(税引前)</span>}
        </p>
        <p className={styles.load}>
          <span className={styles.nowrap}>開始希望 {startMonthText(listing.contractStart)}</span>
          {firstDate && <span className={styles.nowrap}>{firstDate}</span>}
          <span className={styles.quiet}>
            <span className={styles.nowrap}>{weeksText(listing)}</span>・
            <span className={styles.nowrap}>{HOLIDAY_POLICY[listing.holidayPolicy]}</span>
          </span>
        </p>
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

const isNight = ({ shiftPattern }: { shiftPattern: string }) =>
  shiftPattern === 'NIGHT' || shiftPattern === 'DAY_NIGHT'
