import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { HOLIDAY_POLICY } from '../../domain/listing-words.ts'
import { numberText, yenText } from '../../domain/money-text.ts'
import { hasFixedDates } from '../../domain/regular-dates.ts'
import {
  clockHoursText,
  minutesOfDay,
  patternText,
  startMonthText,
  timesText,
} from '../../domain/regular-text.ts'
import { durationText } from '../../domain/shift-text.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import { ListingCard } from '../listings/listing-card.tsx'
import * as styles from '../listings/listing-card.css.ts'
import { firstDateText, overlapNote, weeksText } from './regular-card-words.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'

type RegularCardProps = {
  listing: FragmentOf<typeof RegularCardFragment>
  headingLevel?: 2 | 3
  /** Says 「税引前」 beside the fee: on the first card of a list, and not on every one. */
  sayBeforeTax?: boolean
  /** Before the card's own badges. */
  badges?: ReactNode
  /** Stands last in the card and keeps its own taps. */
  foot?: ReactNode
}

export function RegularCard({
  listing: fragment,
  headingLevel = 2,
  sayBeforeTax,
  badges,
  foot,
}: RegularCardProps) {
  const listing = readFragment<typeof RegularCardFragment>(fragment)
  const { monthlyEstimate } = listing
  const minutes = minutesOfDay(listing)
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency))
  return (
    <ListingCard
      listing={listing}
      kind="regular"
      headingLevel={headingLevel}
      when={
        <>
          <span className={styles.nowrap}>{patternText(listing)}</span>{' '}
          <span className={styles.nowrap}>{clockHoursText(listing)}</span>
        </>
      }
      length={`実働${durationText(minutes.end - minutes.start - listing.breakMinutes)}`}
      minutes={minutes}
      pay={
        <>
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
        </>
      }
      lines={
        <p className={styles.load}>
          <span className={styles.nowrap}>開始希望 {startMonthText(listing.contractStart)}</span>
          {firstDate && <span className={styles.nowrap}>{firstDate}</span>}
          <span className={styles.quiet}>
            <span className={styles.nowrap}>{weeksText(listing)}</span>・
            <span className={styles.nowrap}>{HOLIDAY_POLICY[listing.holidayPolicy]}</span>
          </span>
        </p>
      }
      note={overlapNote(listing.viewer)}
      badges={badges}
      foot={foot}
    />
  )
}
