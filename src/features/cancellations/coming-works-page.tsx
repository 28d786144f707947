import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { HOSPITAL_NOTICE_STATE, type TermsNoticeState } from '../../domain/work/terms-notice.ts'
import { hrefOf } from '../../platform/address.ts'
import {
  toHospitalCancellation,
  toHospitalOffers,
  toHospitalReport,
  toHospitalTerms,
  toHospitalWorks,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { WorkView } from './cancellation-view.ts'
import { comingWorksQuery } from './cancellation.queries.ts'
import { CancelledWork } from './cancelled-work.tsx'
import { COMING_WORKS } from './cancellation-search.ts'

function nextStep({ state }: WorkView, hasOpenChange: boolean): string {
  if (state === 'IN_PROGRESS') return '到着や開始の時刻を見る'
  if (state === 'CANCELLATION_REQUESTED') return 'キャンセルの申請に回答する'
  return hasOpenChange ? '日程変更の相談に回答する' : 'この勤務をキャンセルする'
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

/** The works of a hospital under way and to come, each with its next step. */
export function ComingWorksPage({ after }: { after: string | undefined }) {
  const query = useSuspenseInfiniteQuery(comingWorksQuery(after))
  const works = query.data.pages.flatMap(({ items }) => items)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{COMING_WORKS}</Heading>
        <p>
          <Link {...toHospitalOffers()} className={rowLinkClass}>
            再勤務オファーの状況を見る
          </Link>
        </p>
        {works.length === 0 ? (
          <EmptyState icon={<CalendarIcon size="lg" />} title="これからの勤務はありません。">
            応募が成立すると、先生の勤務がここに日付順に並びます。
          </EmptyState>
        ) : (
          <Grid as="ol" gap={3}>
            {works.map(({ work, doctorName, title, hasOpenChange, termsNotice, isPaperDue }) => (
              <li key={work.id}>
                <CancelledWork work={work} other={`${doctorName}先生`}>
                  <Text tone="sub">{title}</Text>
                  <p>
                    <Badge tone={NOTICE_TONE[termsNotice ?? 'MISSING']}>
                      {HOSPITAL_NOTICE_STATE[termsNotice ?? 'MISSING']}
                    </Badge>
                  </p>
                  <Inline gap={3}>
                    <Link
                      {...(work.state === 'IN_PROGRESS' ? toHospitalReport : toHospitalCancellation)(work.id)}
                      className={rowLinkClass}
                    >
                      {nextStep(work, hasOpenChange)}
                    </Link>
                    <Link {...toHospitalTerms(work.id)} className={rowLinkClass}>
                      {noticeStep(termsNotice, isPaperDue)}
                    </Link>
                  </Inline>
                </CancelledWork>
              </li>
            ))}
          </Grid>
        )}
        <MoreLink href={next ? hrefOf(toHospitalWorks({ after: next })) : null} query={query} />
      </Stack>
    </DeskPage>
  )
}
