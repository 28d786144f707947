import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { toListing, toMessages, toWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import type { RecordView } from './record-view.ts'
import { badgeToneOf, isConfirmed } from './record-words.ts'
import { PayStatement, ReportedFacts } from './report-statement.tsx'

/** Which work a page is about. */
export const WorkHead = ({ work }: { work: RecordView }) => (
  <Card as="section" aria-label="勤務">
    <Stack gap={2}>
      <p>
        <Badge tone={badgeToneOf(work.state)}>{WORK_STATE[work.state]}</Badge>
      </p>
      <Text size="xl" bold figures>
        <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
      </Text>
      <Text bold size="lg">
        {work.hospitalName}
      </Text>
      <Text tone="sub">{work.title}</Text>
      <Inline gap={3}>
        <Link {...toListing(work.listing.kind, work.listing.id)} className={rowLinkClass}>
          求人の詳細
        </Link>
        <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
          病院にメッセージ
        </Link>
      </Inline>
    </Stack>
  </Card>
)

/** What was reported of a work, and its pay line by line. */
export const WorkResult = ({ work }: { work: RecordView }) => (
  <>
    {work.report && (
      <Card as="section" aria-labelledby="reported">
        <Stack gap={3}>
          <Heading level={2} id="reported">
            報告した内容
          </Heading>
          <ReportedFacts report={work.report} receipt={work.receipt} />
        </Stack>
      </Card>
    )}
    {(work.report !== null || isConfirmed(work)) && (
      <Card as="section" aria-labelledby="pay">
        <Stack gap={3}>
          <Heading level={2} id="pay">
            {isConfirmed(work) ? '確定した支払い' : '支払いの見込み'}
          </Heading>
          <PayStatement work={work} />
        </Stack>
      </Card>
    )}
  </>
)

/** A work that is not the doctor's, or none at all. */
export const NoSuchOwnWork = () => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title="この勤務は見つかりません。"
    actions={
      <Link {...toWorks()} className={buttonClass({ variant: 'filled' })}>
        勤務のまとめへ
      </Link>
    }
  >
    応募が成立していないか、URLが正しくありません。
  </EmptyState>
)
