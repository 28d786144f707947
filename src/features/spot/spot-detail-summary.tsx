import { isNightShift, WITHHOLDING_TABLE } from '../../domain/listing/listing-words.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import {
  durationText,
  hoursText,
  minuteOfTrack,
  minutesBetween,
  momentText,
  monthDayText,
  weekdayText,
} from '../../domain/text/shift-text.ts'
import { highPayText } from '../../domain/search/usual-pay.ts'
import { statedWorkload, workloadFact, workloadWord } from '../../domain/listing/workload-text.ts'
import { Card, CardBody, CardStrip } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Stats } from '../../ui/stat/stat.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { TimeTrack, type TimeTrackSegment } from '../../ui/time-track/time-track.tsx'
import { accessText, viewerNote } from '../listing/spot-card-words.ts'
import { TakeHomeLine } from './take-home-line.tsx'
import type { SpotDetail } from '../listing/spot-detail.fragment.ts'
import { ListingBadges } from '../listing/listing-badges.tsx'
import * as styles from '../listing/detail-page.css.ts'

const DAY_TONE = {
  WEEKDAY: undefined,
  SATURDAY: styles.saturday,
  SUNDAY: styles.holiday,
  HOLIDAY: styles.holiday,
}

/** When and how much, before anything else. */
export function DetailSummary({ listing }: { listing: SpotDetail }) {
  const { startTime, endTime, startDay, breakMinutes, hospital, detail, workload } = listing
  const minutes = minutesBetween(startTime, endTime)
  const note = viewerNote(listing.viewer)
  const highPay = highPayText(listing, minutes)
  return (
    <Card as="section" padding="none" aria-label="日時と金額">
      <CardBody>
        <Stack gap={3}>
          <p className={styles.badges}>
            <ListingBadges listing={{ ...listing, attractive: listing.highPay !== null }} />
          </p>
          <h1 className={styles.when}>
            <time dateTime={startTime}>
              <span className={styles.nowrap}>
                {monthDayText(startTime)}
                <span className={DAY_TONE[startDay]}>
                  ({weekdayText(startTime)}
                  {startDay === 'HOLIDAY' && '・祝'})
                </span>
              </span>{' '}
              <span className={styles.nowrap}>{hoursText(startTime, endTime)}</span>
            </time>
          </h1>
          <TimeTrack segments={trackSegments(listing)} size="tall" text={permitOnTrack(listing)} />
          <p className={styles.pay}>
            <Figure
              value={listing.fee}
              unit={detail.feeKind === 'HOURLY' ? '円(1勤務の合計)' : '円'}
              size="xl"
              className={styles.fee}
            />
            <span className={styles.nowrap}>(税引前)</span>
          </p>
          <Stats
            items={[
              { label: '時給換算', value: `${numberText(listing.hourlyFee)}円` },
              { label: '実働', value: durationText(minutes - breakMinutes) },
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
          <TakeHomeLine takeHome={listing.takeHome} />
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

function trackSegments({ startTime, endTime, shiftPattern, detail }: SpotDetail): TimeTrackSegment[] {
  const shift: TimeTrackSegment = {
    startMinute: minuteOfTrack(startTime),
    endMinute: minuteOfTrack(endTime, startTime),
    tone: isNightShift(shiftPattern) ? 'night' : 'day',
  }
  if (!detail.permitFrom || !detail.permitTo) return [shift]
  const permit: TimeTrackSegment = {
    startMinute: minuteOfTrack(detail.permitFrom, startTime),
    endMinute: minuteOfTrack(detail.permitTo, startTime),
    tone: 'hatched',
  }
  return [shift, permit]
}

const permitOnTrack = ({ detail }: SpotDetail): string | undefined =>
  detail.permitFrom && detail.permitTo
    ? `斜線は宿日直許可の時間帯 ${hoursText(detail.permitFrom, detail.permitTo)}`
    : undefined
