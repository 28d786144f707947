import { PLACE } from '../../../domain/text/place-name.ts'
import { WORK_STATE, type WorkState } from '../../../domain/application/application-words.ts'
import { KIND_WORD } from '../../../domain/listing/listing-kind.ts'
import { TERMS_NOTICE_STATE } from '../../../domain/work/terms-notice.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import {
  toCancellation,
  toGuide,
  toListing,
  toMessages,
  toRegularSchedule,
  toTerms,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { PhoneLink } from '../../../ui/link/phone-link.tsx'
import { ShiftTrack } from '../../page-parts/shift-track.tsx'
import { ApplicationTerms } from './application-terms.tsx'
import type { MatchedView } from './application-view.ts'
import { CalendarLink } from './calendar-link.tsx'
import { sharedItems } from './shared-items.ts'
import { sayWithdrawn } from './withdraw/say-withdrawn.ts'
import { ShiftTime } from './shift-time.tsx'
import { WithdrawPanel } from './withdraw/withdraw-panel.tsx'
import { tone } from '../../../ui/theme/text.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import * as styles from './application.css.ts'

const CERTAIN = new Set<WorkState>(['SCHEDULED', 'IN_PROGRESS', 'CONFIRMED', 'PAID'])

type MatchedRowProps = { work: MatchedView; asOf: number }

export function MatchedRow({ work, asOf }: MatchedRowProps) {
  const { state, startTime, endTime, listing, scheduleId, application } = work
  return (
    <Card as="article">
      <Stack gap={2}>
        <p className={styles.badges}>
          <Badge tone={CERTAIN.has(state) ? 'good' : 'warm'}>{WORK_STATE[state]}</Badge>
          {listing.kind === 'regular' && <Badge>{KIND_WORD.regular}</Badge>}
          <Badge
            tone={
              work.termsNotice === 'ACKNOWLEDGED'
                ? 'good'
                : work.termsNotice === 'ISSUED'
                  ? 'warm'
                  : undefined
            }
          >
            {TERMS_NOTICE_STATE[work.termsNotice ?? 'MISSING']}
          </Badge>
          {work.askedToMove && <Badge tone="warm">日程変更のお願いあり</Badge>}
        </p>
        <h2 className={styles.when}>
          <ShiftTime start={startTime} end={endTime} day={work.startDay} />
        </h2>
        <ShiftTrack start={startTime} end={endTime} />
        <p className={styles.row}>
          <Text as="span" tone="main" size="lg" bold>
            {work.hospitalName}
          </Text>
          <Figure value={work.fee} unit="円" size="md" className={tone.main} />
          <span>(税引前)</span>
        </p>
        {listing.kind === 'regular' && (
          <Text tone="sub">
            <WholeParts>{application.pattern}</WholeParts>
          </Text>
        )}
        <DescriptionList items={items(work)} />
        <Disclosure summary="成立したときの労働条件">
          <ApplicationTerms terms={application.terms} />
        </Disclosure>
        {listing.kind === 'spot' && (
          <WithdrawPanel application={application} from="matched" asOf={asOf} onWithdrawn={sayWithdrawn} />
        )}
        <Inline gap={2}>
          {work.askedToMove && (
            <Link {...toCancellation({ id: listing.id, scheduleId })} className={buttonClass({ size: 'sm' })}>
              日程変更のお願いに回答する
            </Link>
          )}
          <Link {...toTerms(work.id)} className={buttonClass({ size: 'sm' })}>
            通知書を見る
          </Link>
          <CalendarLink applicationId={application.id} />
        </Inline>
        <Inline gap={3}>
          <Link {...toGuide(work.id)} className={rowLinkClass}>
            {PLACE.guide}
          </Link>
          <Link {...toListing(listing.kind, listing.id)} className={rowLinkClass}>
            求人の詳細を見る
          </Link>
          {listing.kind === 'regular' && (
            <Link {...toRegularSchedule(listing.id)} className={rowLinkClass}>
              契約の予定を見る
            </Link>
          )}
          <Link {...toMessages(listing.kind, listing.id)} className={rowLinkClass}>
            メッセージ
          </Link>
          {!work.askedToMove && (
            <Link {...toCancellation({ id: listing.id, scheduleId })} className={rowLinkClass}>
              {state === 'CANCELLATION_REQUESTED' ? '申請の内容を見る' : PLACE.changeOrCancel}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

function items(work: MatchedView): DescriptionItem[] {
  const { hospitalAddress, hospitalPhone, meetingPlace, dressAndItems, breakMinutes } = work
  return [
    { term: '集合場所', description: meetingPlace },
    { term: '持ち物', description: dressAndItems },
    { term: '住所', description: hospitalAddress && <WholeParts>{hospitalAddress}</WholeParts> },
    { term: '電話', description: hospitalPhone && <PhoneLink number={hospitalPhone} /> },
    { term: '休憩', description: breakMinutes > 0 ? durationText(breakMinutes) : 'なし' },
    ...sharedItems(work.application),
  ].filter(({ description }) => description !== '')
}
