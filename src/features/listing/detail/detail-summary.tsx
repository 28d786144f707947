import type { ReactNode } from 'react'
import { CONFIRM_DAYS } from '../../../domain/listing/confirmation.ts'
import { isNightShift } from '../../../domain/listing/listing-words.ts'
import { WITHHOLDING_TABLE } from '../../../domain/money/pay-words.ts'
import { statedWorkload, workloadFact, workloadWord } from '../../../domain/listing/workload-text.ts'
import { highPayText } from '../../../domain/search/usual-pay.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { dayText, durationText, momentText } from '../../../domain/text/shift-text.ts'
import { Card, CardBody, CardStrip } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Stats } from '../../../ui/stat/stat.tsx'
import { StepMeter } from '../../../ui/step-meter/step-meter.tsx'
import { whole, tone } from '../../../ui/theme/text.css.ts'
import { TimeTrack } from '../../../ui/time-track/time-track.tsx'
import { accessText, type ViewerNote } from '../card-words.ts'
import { ListingBadges } from '../listing-badges.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'
import { Text } from '../../../ui/text/text.tsx'
import * as styles from './detail-page.css.ts'

/** Minutes after midnight; continues past midnight (翌1:00 is 1500). */
type Band = { start: number; end: number }

export type Permit = Band & {
  /** 「22:00〜翌7:00」. */
  text: string
}

type DetailSummaryProps = {
  listing: ListingDetail
  /** Accessible name of the card. */
  label: string
  when: ReactNode
  /** Start and end on the track of a day, breaks included. */
  minutes: Band
  /** The hours of the night duty permit, hatched on the track. */
  permit: Permit | null
  /** From when and for how long. */
  term?: ReactNode
  pay: ReactNode
  takeHome?: ReactNode
  note: ViewerNote | null
}

const segment = ({ start, end }: Band) => ({ startMinute: start, endMinute: end })

/** The first card of the page: when and how much. */
export function DetailSummary({ listing, label, minutes, permit, note, ...parts }: DetailSummaryProps) {
  const { breakMinutes, hospital, workload } = listing
  const length = minutes.end - minutes.start
  const highPay = highPayText(listing, length)
  return (
    <Card as="section" padding="none" aria-label={label}>
      <CardBody>
        <Stack gap={3}>
          <p className={styles.badges}>
            <ListingBadges listing={listing} mode={listing.viewer} isMatched={note?.tone === 'good'} />
          </p>
          <h1 className={styles.when}>{parts.when}</h1>
          <TimeTrack
            segments={[
              { ...segment(minutes), tone: isNightShift(listing.shiftPattern) ? 'night' : 'day' },
              ...(permit ? [{ ...segment(permit), tone: 'hatched' as const }] : []),
            ]}
            size="tall"
            text={permit ? `斜線は宿日直許可の時間帯 ${permit.text}` : undefined}
          />
          {parts.term && <p className={styles.load}>{parts.term}</p>}
          <p className={styles.pay}>
            {parts.pay}
            <span className={whole}>(税引前)</span>
          </p>
          <Stats
            items={[
              { label: '時給換算', value: `${numberText(listing.hourlyFee)}円` },
              { label: '実働', value: durationText(length - breakMinutes) },
              { label: '休憩', value: breakMinutes > 0 ? durationText(breakMinutes) : 'なし' },
            ]}
          />
          {highPay && (
            <Text tone="sub" size="md">
              {highPay}
            </Text>
          )}
          {workload ? (
            <p className={styles.load}>
              <StepMeter value={workload.step} word={workloadWord(workload.step)} label="忙しさ" />
              <span>{workloadFact(workload, listing)}</span>
            </p>
          ) : (
            <Text tone="sub" size="md">
              忙しさ: {statedWorkload(listing.ambulanceEasiness)}
            </Text>
          )}
          <p className={tone.sub}>
            <Text as="span" tone="main" size="lg" bold>
              {hospital.name}
            </Text>{' '}
            <span className={whole}>
              {PREFECTURE[hospital.prefecture]} {hospital.city}
            </span>{' '}
            <span className={whole}>{accessText(hospital.access)}</span>
          </p>
          {parts.takeHome}
          <Text tone="sub" size="md">
            手取りは源泉徴収の区分(甲・乙・丙)により変わります。この求人は
            {WITHHOLDING_TABLE[listing.detail.withholdingTable]}です。
          </Text>
          <Text tone="sub" size="md">
            <span className={whole}>掲載番号 {listing.listingNumber}</span>{' '}
            <span className={whole}>掲載 {dayText(listing.publishTime)}</span>{' '}
            <span className={whole}>更新 {momentText(listing.editedAt)}</span>
          </Text>
          {listing.unconfirmedDays !== null && (
            <Text size="md" tone="important">
              {`病院が${CONFIRM_DAYS}日以上確認していません(最後の確認から${listing.unconfirmedDays}日)。`}
            </Text>
          )}
        </Stack>
      </CardBody>
      {note && <CardStrip tone={note.tone}>{note.text}</CardStrip>}
    </Card>
  )
}
