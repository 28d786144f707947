import type { ResultOf } from 'gql.tada'
import { isNightShift } from '../../../../domain/listing/listing-words.ts'
import { hourlyFee } from '../../../../domain/listing/pay.ts'
import { PREFECTURE } from '../../../../domain/text/prefecture.ts'
import { minuteOfTrack, minutesBetween, shiftText } from '../../../../domain/text/shift-text.ts'
import { numberText } from '../../../../domain/text/money-text.ts'
import type { TakeHome } from '../../../../domain/money/take-home.ts'
import { toSpot } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure } from '../../../../ui/figure/figure.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../../ui/link/link-class.ts'
import { TimeTrack } from '../../../../ui/time-track/time-track.tsx'
import type { SpotCardFragment } from '../../../listing/spot/spot-card.fragment.ts'
import { TakeHomeLine } from '../../../listing/spot/take-home-line.tsx'
import { ShiftTime } from '../shift-time.tsx'
import { tone } from '../../../../ui/theme/text.css.ts'
import { Text } from '../../../../ui/text/text.tsx'
import * as styles from '../application.css.ts'

export type SummaryListing = ResultOf<typeof SpotCardFragment>

export function ApplicationSummary({ listing, takeHome }: { listing: SummaryListing; takeHome: TakeHome }) {
  const { id, startTime, endTime, hospital, shiftPattern } = listing
  const hourly = hourlyFee(listing.fee, minutesBetween(startTime, endTime), listing.breakMinutes)
  return (
    <Card as="section" aria-label={`応募する求人 ${shiftText(startTime, endTime)} ${hospital.name}`}>
      <Stack gap={2}>
        <p className={styles.badges}>
          {listing.applicationStatus === 'FREE' ? (
            <Badge tone="good">選考なし</Badge>
          ) : (
            <Badge>選考あり</Badge>
          )}
        </p>
        <h2 className={styles.when}>
          <ShiftTime start={startTime} end={endTime} day={listing.startDay} />
        </h2>
        <TimeTrack
          segments={[
            {
              startMinute: minuteOfTrack(startTime),
              endMinute: minuteOfTrack(endTime, startTime),
              tone: isNightShift(shiftPattern) ? 'night' : 'day',
            },
          ]}
        />
        <p className={styles.row}>
          <Figure value={listing.fee} unit="円" size="lg" className={tone.main} />
          <span>時給 {numberText(hourly)}円</span>
          <span>(税引前)</span>
        </p>
        <TakeHomeLine takeHome={takeHome} />
        <p className={styles.row}>
          <Text as="span" tone="main" size="lg" bold>
            {hospital.name}
          </Text>
          <span>
            {PREFECTURE[hospital.prefecture]} {hospital.city}
          </span>
        </p>
        <p>
          <Link {...toSpot(id)} className={rowLinkClass}>
            求人の詳細を見る
          </Link>
        </p>
      </Stack>
    </Card>
  )
}
