import { HOSPITAL_NOTICE_STATE, type TermsNoticeState } from '../../domain/work/terms-notice.ts'
import { toHospitalCancellation, toHospitalReport, toHospitalTerms } from '../../platform/addresses.ts'
import type { WorkState } from '../../domain/application/application-words.ts'
import { phoneText } from '../../domain/text/contact-text.ts'
import { clockText } from '../../domain/text/shift-text.ts'
import { STAMP_KIND } from '../../domain/work/stamp.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { tone } from '../../ui/theme/text.css.ts'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import type { ComingWorkView, WorkView } from './cancellation-view.ts'
import { WorkStanding } from './cancelled-work.tsx'

/** States from the start on: the work itself is the next thing, not its change. */
const RECORDED = new Set<WorkState>(['IN_PROGRESS', 'FINISHED', 'REPORTED', 'CORRECTION_REQUESTED'])

function nextStep({ state }: WorkView, hasOpenChange: boolean): string {
  if (state === 'REPORTED') return '勤務の報告を確認する'
  if (RECORDED.has(state)) return '勤務の記録を見る'
  if (state === 'CANCELLATION_REQUESTED') return 'キャンセルの申請に回答する'
  return hasOpenChange ? '日程変更の相談に回答する' : '変更・キャンセル'
}

const NOTICE_TONE: Readonly<Record<TermsNoticeState, BadgeTone | undefined>> = {
  MISSING: 'warm',
  ISSUED: undefined,
  ACKNOWLEDGED: 'good',
}

function noticeStep(state: TermsNoticeState | null, isPaperDue: boolean): string {
  if (state === 'MISSING') return '労働条件通知書の足りない項目を入力する'
  return isPaperDue ? '労働条件通知書を紙で交付する' : '労働条件通知書を見る'
}

/** One work of the list: on a wide screen its steps stand beside it, so that a month is seen at a glance. */
export function ComingWork({
  work,
  doctorName,
  title,
  hasOpenChange,
  termsNotice,
  isPaperDue,
  doctorPhone,
  stamps,
}: ComingWorkView) {
  const isUnderWay = RECORDED.has(work.state)
  // A report is the next thing to do; a cancellation stands last.
  const step = (
    <Link {...(isUnderWay ? toHospitalReport : toHospitalCancellation)(work.id)} className={rowLinkClass}>
      {nextStep(work, hasOpenChange)}
    </Link>
  )
  return (
    <Card as="article">
      <Grid columns="mainAside" gap={2} align="center">
        <Stack gap={1}>
          <Inline gap={3} rowGap={1}>
            <Heading level={3} size="lg">
              <ShiftTime start={work.startTime} end={work.endTime} day={work.startDay} />
            </Heading>
            <WorkStanding work={work} />
          </Inline>
          <Inline gap={3} rowGap={1} align="baseline">
            <Text as="span" bold>
              {doctorName}先生
            </Text>
            <Figure value={work.fee} unit="円" size="md" className={tone.main} />
            <Text as="span" tone="sub">
              {title}
            </Text>
          </Inline>
          {(doctorPhone !== '' || isUnderWay || stamps.length > 0) && (
            <Inline gap={3} rowGap={1}>
              {doctorPhone !== '' && <PhoneLink number={phoneText(doctorPhone)} />}
              {stamps.map(({ kind, at }) => (
                <Text as="span" key={kind}>
                  {STAMP_KIND[kind]} <time dateTime={at}>{clockText(at)}</time>
                </Text>
              ))}
              {isUnderWay && stamps.length === 0 && (
                <Text as="span" tone="sub">
                  到着・開始・終了の記録はありません
                </Text>
              )}
            </Inline>
          )}
        </Stack>
        <Stack gap={1}>
          <p>
            <Badge tone={NOTICE_TONE[termsNotice ?? 'MISSING']}>
              {HOSPITAL_NOTICE_STATE[termsNotice ?? 'MISSING']}
            </Badge>
          </p>
          <Inline gap={3} rowGap={1}>
            {isUnderWay && step}
            <Link {...toHospitalTerms(work.id)} className={rowLinkClass}>
              {noticeStep(termsNotice, isPaperDue)}
            </Link>
            {!isUnderWay && step}
          </Inline>
        </Stack>
      </Grid>
    </Card>
  )
}
