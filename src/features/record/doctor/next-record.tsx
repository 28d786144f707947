import { PLACE } from '../../../domain/text/place-name.ts'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { EARLIEST_STAMP_MINUTES } from '../../../domain/work/stamp.ts'
import { timeLeftText } from '../../../domain/text/shift-text.ts'
import {
  toCancellation,
  toGuide,
  toListing,
  toMatched,
  toMessages,
  toTerms,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { PhoneLink } from '../../../ui/link/phone-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { CalendarLink } from '../../application/doctor/calendar-link.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import { mapHref } from '../../page-parts/map-href.ts'
import { ShiftTrack } from '../../page-parts/shift-track.tsx'
import type { RecordView } from './record-view.ts'
import { StampPanel } from './stamp-panel.tsx'

type NextRecordProps = { work: RecordView; stamped: string | undefined }

/** The work under way, or the next one: when, where, whom to call, and on the day the stamps. */
export function NextRecord({ work, stamped }: NextRecordProps) {
  const { state, plannedStart, plannedEnd, listing, scheduleId, minutesLeft } = work
  const isUnderWay = state === 'IN_PROGRESS'
  const mayStamp = state !== 'CANCELLATION_REQUESTED' && minutesLeft <= EARLIEST_STAMP_MINUTES
  return (
    <Card as="section" aria-labelledby="next-work">
      <Stack gap={3}>
        <Inline justify="between" gap={2}>
          <Heading level={2} id="next-work">
            {isUnderWay ? '勤務中' : '次の勤務'}
          </Heading>
          <Badge tone={isUnderWay ? 'good' : state === 'SCHEDULED' ? 'brand' : 'warm'}>
            {state === 'SCHEDULED' && minutesLeft > 0
              ? `開始まで ${timeLeftText(minutesLeft)}`
              : WORK_STATE[state]}
          </Badge>
        </Inline>
        <Text size="xl" bold figures>
          <ShiftTime start={plannedStart} end={plannedEnd} day={work.startDay} />
        </Text>
        <ShiftTrack start={plannedStart} end={plannedEnd} />
        <Text bold size="lg">
          {work.hospitalName}
        </Text>
        {mayStamp && <StampPanel work={work} stamped={stamped} />}
        <DescriptionList items={factsOf(work)} />
        {!mayStamp && state === 'SCHEDULED' && (
          <Text tone="sub">
            到着・勤務開始・終了は、開始の{EARLIEST_STAMP_MINUTES}分前からここで記録できます。
          </Text>
        )}
        <Inline gap={2}>
          <Link {...toTerms(work.id)} className={buttonClass({ size: 'sm' })}>
            労働条件通知書
          </Link>
          <CalendarLink applicationId={work.applicationId} />
        </Inline>
        <Inline gap={3}>
          <Link {...toGuide(work.id)} className={rowLinkClass}>
            {PLACE.guide}
          </Link>
          <Link {...toListing(listing.kind, listing.id)} className={rowLinkClass}>
            求人の詳細
          </Link>
          <Link {...toMessages(listing.kind, listing.id)} className={rowLinkClass}>
            メッセージ
          </Link>
          {!isUnderWay && (
            <Link {...toCancellation({ id: listing.id, scheduleId })} className={rowLinkClass}>
              {PLACE.changeOrCancel}
            </Link>
          )}
          <Link {...toMatched()} className={rowLinkClass}>
            成立した勤務をすべて見る
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}

const factsOf = (work: RecordView) =>
  [
    {
      term: '場所',
      description: (
        <a href={mapHref(work)} target="_blank" rel="noreferrer" className={rowLinkClass}>
          <WholeParts>{`${work.hospitalAddress}(地図)`}</WholeParts>
        </a>
      ),
    },
    { term: '集合', description: work.meetingPlace },
    { term: '持ち物', description: work.dressAndItems },
    { term: '連絡先', description: work.hospitalPhone && <PhoneLink number={work.hospitalPhone} /> },
  ].filter(({ description }) => description)
