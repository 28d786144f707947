import type { Shown } from '../../../contract/plain.ts'
import { grouped } from '../../../domain/grouped.ts'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { monthOf, monthText } from '../../../domain/text/month-days.ts'
import { civilDay, durationText } from '../../../domain/text/shift-text.ts'
import {
  toListing,
  toMessages,
  toSpotPerformance,
  toSurvey,
  toWorkReport,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import { yenOfRecord, type RecordView } from './record-view.ts'
import { badgeToneOf, isConfirmed, reportLinkWord } from './record-words.ts'
import * as rows from '../../page-parts/dated-rows.css.ts'

export type WorkedMonth = Shown<'dp.work.WorkedMonth'>

type WorkedMonthsProps = {
  works: readonly RecordView[]
  /** Sums of the whole months. */
  months: readonly WorkedMonth[]
  /** The contract whose works these are: its id in the page. */
  contract?: string
}

/** Works that are over, by month, with what each month adds up to. */
export const WorkedMonths = ({ works, months, contract }: WorkedMonthsProps) =>
  [...grouped(works, ({ plannedStart }) => monthOf(civilDay(plannedStart)))].map(([month, those]) => {
    const sums = months.find((one) => one.month === month)
    const id = contract === undefined ? `month-${month}` : `${contract}-${month}`
    const level = contract === undefined ? 2 : 3
    return (
      <Stack
        key={month}
        as="section"
        gap={2}
        aria-labelledby={contract === undefined ? id : `${contract} ${id}`}
      >
        <Heading level={level} id={id}>
          {monthText(month)}
        </Heading>
        {sums && <WorkedSums sums={sums} />}
        <Grid as="ul" columns={2} gap={2} align="start">
          {those.map((work) => (
            <li key={work.id}>
              <WorkedRow work={work} isOfContract={contract !== undefined} />
            </li>
          ))}
        </Grid>
      </Stack>
    )
  })

export const WorkedSums = ({ sums }: { sums: Omit<WorkedMonth, 'month'> }) => (
  <p className={rows.summary}>
    <span>{sums.works}回</span>
    <span>{durationText(sums.minutes)}</span>
    <span>
      {yenText(sums.yen)}(税引前、うち確定 {yenText(sums.confirmedYen)})
    </span>
  </p>
)

const WorkedRow = ({ work, isOfContract }: { work: RecordView; isOfContract: boolean }) => (
  <Card as="article">
    <Stack gap={2}>
      <Inline justify="between" gap={2}>
        <Badge tone={badgeToneOf(work.state)}>{WORK_STATE[work.state]}</Badge>
        <Text as="span" bold figures>
          {yenText(yenOfRecord(work))}
        </Text>
      </Inline>
      <Heading level={isOfContract ? 4 : 3} size="md">
        <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
      </Heading>
      {!isOfContract && <Text bold>{work.hospitalName}</Text>}
      <Inline gap={3}>
        <Link {...(isConfirmed(work) ? toSpotPerformance : toWorkReport)(work.id)} className={rowLinkClass}>
          {reportLinkWord(work)}
        </Link>
        {isConfirmed(work) && work.asksSurvey && (
          <Link {...toSurvey(work.id)} className={rowLinkClass}>
            アンケート
          </Link>
        )}
        {!isOfContract && (
          <>
            <Link {...toListing(work.listing.kind, work.listing.id)} className={rowLinkClass}>
              求人の詳細
            </Link>
            <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
              メッセージ
            </Link>
          </>
        )}
      </Inline>
    </Stack>
  </Card>
)
