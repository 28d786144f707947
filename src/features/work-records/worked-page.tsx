import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { WORK_STATE } from '../../domain/application/application-words.ts'
import { KIND_WORD } from '../../domain/search/search-history.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { monthOf, monthText } from '../../domain/text/month-days.ts'
import { civilDay, durationText } from '../../domain/text/shift-text.ts'
import { hrefOf } from '../../platform/address.ts'
import {
  toListing,
  toMessages,
  toPerformance,
  toSpotPerformance,
  toSpotSearch,
  toSurvey,
  toWorkedRegulars,
  toWorkedSpots,
  toWorkReport,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../applications/shift-time.tsx'
import { WorkFrame } from '../applications/work-frame.tsx'
import { workedQuery } from './record.queries.ts'
import { type WorkedSearch, WORKED_TITLE } from './record-search.ts'
import { yenOfRecord, type RecordView } from './record-view.ts'
import { badgeToneOf, isConfirmed, reportLinkWord } from './record-words.ts'
import * as rows from '../page-parts/dated-rows.css.ts'
import * as styles from './work-records.css.ts'

const KINDS = [
  { kind: 'spot', to: toWorkedSpots },
  { kind: 'regular', to: toWorkedRegulars },
] as const
type Kind = (typeof KINDS)[number]['kind']

type WorkedPageProps = { kind: Kind; search: WorkedSearch }

/** Works that are over, by year and month, with what they add up to. */
export function WorkedPage({ kind, search: { year, after } }: WorkedPageProps) {
  const query = useSuspenseInfiniteQuery(workedQuery(kind, { year, after }))
  const [first] = query.data.pages
  const works = query.data.pages.flatMap(({ items }) => items)
  const next = query.data.pages.at(-1)?.nextCursor
  const shown = first?.year ?? 0
  const to = kind === 'spot' ? toWorkedSpots : toWorkedRegulars
  const months = [...new Set(works.map(({ startTime }) => monthOf(civilDay(startTime))))]
  return (
    <WorkFrame current="worked" title={WORKED_TITLE}>
      <nav aria-label="勤務の種類" className={styles.years}>
        {KINDS.map((one) => (
          <Link
            key={one.kind}
            {...one.to()}
            aria-current={one.kind === kind ? 'page' : undefined}
            className={chipClass(one.kind === kind ? 'selected' : 'open')}
          >
            {KIND_WORD[one.kind]}
          </Link>
        ))}
      </nav>
      {(first?.years.length ?? 0) > 1 && (
        <nav aria-label="年" className={styles.years}>
          {first?.years.map((one) => (
            <Link
              key={one}
              {...to({ year: one })}
              aria-current={one === shown ? 'page' : undefined}
              className={chipClass(one === shown ? 'selected' : 'open')}
            >
              {one}年
            </Link>
          ))}
        </nav>
      )}
      {works.length === 0 ? (
        <NoWorks kind={kind} />
      ) : (
        <p>
          <Link {...toPerformance()} className={rowLinkClass}>
            勤務実績(救急車・入院・手当の合計)を見る
          </Link>
        </p>
      )}
      {months.map((month) => {
        const sums = first?.months.find((one) => one.month === month)
        return (
          <Stack key={month} as="section" gap={2} aria-labelledby={`month-${month}`}>
            <Heading level={2} id={`month-${month}`}>
              {monthText(month)}
            </Heading>
            {sums && (
              <p className={rows.summary}>
                <span>{sums.works}回</span>
                <span>{durationText(sums.minutes)}</span>
                <span>
                  {yenText(sums.yen)}(税引前、うち確定 {yenText(sums.confirmedYen)})
                </span>
              </p>
            )}
            <Grid as="ul" columns={2} gap={2} align="start">
              {works
                .filter(({ startTime }) => monthOf(civilDay(startTime)) === month)
                .map((work) => (
                  <li key={work.id}>
                    <WorkedRow work={work} />
                  </li>
                ))}
            </Grid>
          </Stack>
        )
      })}
      <MoreLink href={next ? hrefOf(to({ year: shown, after: next })) : null} query={query} />
    </WorkFrame>
  )
}

const WorkedRow = ({ work }: { work: RecordView }) => (
  <Card as="article">
    <Stack gap={2}>
      <Inline justify="between" gap={2}>
        <Badge tone={badgeToneOf(work.state)}>{WORK_STATE[work.state]}</Badge>
        <Text as="span" bold figures>
          {yenText(yenOfRecord(work))}
        </Text>
      </Inline>
      <Heading level={3} size="md">
        <ShiftTime start={work.startTime} end={work.endTime} day={work.startDay} />
      </Heading>
      <Text bold>{work.hospitalName}</Text>
      <Inline gap={3}>
        <Link {...(isConfirmed(work) ? toSpotPerformance : toWorkReport)(work.id)} className={rowLinkClass}>
          {reportLinkWord(work)}
        </Link>
        {isConfirmed(work) && work.asksSurvey && (
          <Link {...toSurvey(work.id)} className={rowLinkClass}>
            アンケート
          </Link>
        )}
        <Link {...toListing(work.listing.kind, work.listing.id)} className={rowLinkClass}>
          求人の詳細
        </Link>
        <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
          メッセージ
        </Link>
      </Inline>
    </Stack>
  </Card>
)

const NoWorks = ({ kind }: { kind: Kind }) => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title="勤務履歴はまだありません。"
    actions={
      <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
        スポットをさがす
      </Link>
    }
  >
    {KIND_WORD[kind]}の勤務が終わると、報告・実績・支払いの明細がここに並びます。
  </EmptyState>
)
