import { isNightShift, WITHHOLDING_TABLE } from '../../domain/listing/listing-words.ts'
import { numberText, yenText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { hasFixedDates } from '../../domain/listing/regular-dates.ts'
import {
  clockHoursText,
  minutesOfDay,
  patternText,
  startMonthText,
  timesText,
} from '../../domain/listing/regular-text.ts'
import { durationText, momentText } from '../../domain/text/shift-text.ts'
import { highPayText } from '../../domain/search/usual-pay.ts'
import { statedWorkload, workloadFact, workloadWord } from '../../domain/listing/workload-text.ts'
import { Card, CardBody, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Stats } from '../../ui/stat/stat.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeTrack, type TimeTrackSegment } from '../../ui/time-track/time-track.tsx'
import * as styles from '../listing/detail-page.css.ts'
import { accessText } from '../listing/spot-card-words.ts'
import { ListingBadges } from '../listing/listing-badges.tsx'
import { firstDateText, overlapNote, weeksText } from './regular-card-words.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'

/** When and how much, before anything else. */
export function RegularSummary({ listing }: { listing: RegularDetail }) {
  const { breakMinutes, hospital, detail, workload, monthlyEstimate } = listing
  const { start, end } = minutesOfDay(listing)
  const note = overlapNote(listing.viewer)
  const highPay = highPayText(listing, end - start)
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency))
  return (
    <Card as="section" padding="none" aria-label="曜日・時間と金額">
      <CardBody>
        <Stack gap={3}>
          <p className={styles.badges}>
            <ListingBadges listing={{ ...listing, attractive: listing.highPay !== null }} />
          </p>
          <h1 className={styles.when}>
            <span className={styles.nowrap}>{patternText(listing)}</span>{' '}
            <span className={styles.nowrap}>{clockHoursText(listing)}</span>
          </h1>
          <TimeTrack segments={trackSegments(listing)} size="tall" text={permitText(listing)} />
          <p className={styles.load}>
            <span className={styles.nowrap}>開始希望 {startMonthText(listing.contractStart)}</span>
            {firstDate && <span className={styles.nowrap}>{firstDate}</span>}
            <span className={styles.nowrap}>{weeksText(listing)}</span>
          </p>
          <p className={styles.pay}>
            <span className={styles.nowrap}>
              1回 <Figure value={listing.fee} unit="円" size="xl" className={styles.fee} />
            </span>
            {monthlyEstimate !== null && (
              <span className={styles.nowrap}>
                月の見込み {yenText(monthlyEstimate)}({timesText(listing)})
              </span>
            )}
            <span className={styles.nowrap}>(税引前)</span>
          </p>
          <Stats
            items={[
              { label: '時給換算', value: `${numberText(listing.hourlyFee)}円` },
              { label: '実働', value: durationText(end - start - breakMinutes) },
              { label: '休憩', value: breakMinutes > 0 ? durationText(breakMinutes) : 'なし' },
            ]}
          />
          {highPay && <p className={styles.small}>{highPay}</p>}
          {workload ? (
            <p className={styles.load}>
              <StepMeter value={workload.step} word={workloadWord(workload.step)} label="忙しさ" />
              <span>{workloadFact(workload, listing)}</span>
            </p>
          ) : (
            <p className={styles.small}>忙しさ: {statedWorkload(listing.ambulanceEasiness)}</p>
          )}
          <p className={styles.where}>
            <span className={styles.hospitalName}>{hospital.name}</span>{' '}
            <span className={styles.nowrap}>
              {PREFECTURE[hospital.prefecture]} {hospital.city}
            </span>{' '}
            <span className={styles.nowrap}>{accessText(hospital.access)}</span>
          </p>
          <p className={styles.small}>
            手取りは源泉徴収の区分(甲・乙・丙)により変わります。この求人は{' '}
            {WITHHOLDING_TABLE[detail.withholdingTable]} です。
          </p>
          <p className={styles.small}>
            <span className={styles.nowrap}>掲載番号 {listing.listingNumber}</span>{' '}
            <span className={styles.nowrap}>更新 {momentText(listing.editedAt)}</span>
          </p>
        </Stack>
      </CardBody>
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}

/** The permit's band in minutes of the track; its end lies after its start. */
function permitBand({ startTimeOfDay, detail }: RegularDetail) {
  const { permitFrom, permitTo } = detail
  if (permitFrom === null || permitTo === null) return null
  const crosses = permitTo <= permitFrom
  const { start, end } = minutesOfDay({
    startTimeOfDay: permitFrom,
    endTimeOfDay: permitTo,
    crossesMidnight: crosses,
  })
  // A band that begins after midnight belongs to the night before.
  const shift = permitFrom < startTimeOfDay ? 1_440 : 0
  return { start: start + shift, end: end + shift }
}

function trackSegments(listing: RegularDetail): TimeTrackSegment[] {
  const { start, end } = minutesOfDay(listing)
  const shift: TimeTrackSegment = {
    startMinute: start,
    endMinute: end,
    tone: isNightShift(listing.shiftPattern) ? 'night' : 'day',
  }
  const band = permitBand(listing)
  return band ? [shift, { startMinute: band.start, endMinute: band.end, tone: 'hatched' }] : [shift]
}

function permitText(listing: RegularDetail): string | undefined {
  const text = permitHours(listing)
  return text === null ? undefined : `斜線は宿日直許可の時間帯 ${text}`
}

/** 「17:00〜翌9:00」 of the permit. */
export function permitHours({ detail: { permitFrom, permitTo } }: RegularDetail): string | null {
  if (permitFrom === null || permitTo === null) return null
  return clockHoursText({
    startTimeOfDay: permitFrom,
    endTimeOfDay: permitTo,
    crossesMidnight: permitTo <= permitFrom,
  })
}
