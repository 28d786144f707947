import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { SCHEDULE_STATE } from '../../../domain/work/engagement.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { addMonths, monthText } from '../../../domain/text/month-days.ts'
import { civilDay, dayText, durationText, hoursText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import {
  toListing,
  toNgWork,
  toPerformance,
  toRegularSchedule,
  toWorkReport,
  toWorks,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { bold } from '../../../ui/theme/text.css.ts'
import { DAY_TONE } from '../../page-parts/day-tone.ts'
import { MarkedMonth, type DayMark } from '../../page-parts/marked-month.tsx'
import { minutesOfRecord, yenOfRecord, type RecordView, type TentativeView } from './record-view.ts'
import { badgeToneOf, isBefore, reportLinkWord } from './record-words.ts'
import * as styles from '../../page-parts/dated-rows.css.ts'

const anchorOf = (work: RecordView) => `work-${work.id}`
const anchorOfDate = ({ scheduleId }: TentativeView) => `date-${scheduleId}`

const wordOf = ({ hospitalName, plannedStart, plannedEnd }: RecordView | TentativeView) =>
  `${hospitalName} ${hoursText(plannedStart, plannedEnd)}`

const lookOf = (work: RecordView): DayMark['look'] =>
  work.state === 'NO_SHOW' ? 'off' : work.state === 'CANCELLATION_REQUESTED' ? 'tentative' : 'worked'

/** What a month adds up to; a missed work adds nothing. */
const sumOf = (works: readonly RecordView[], value: (work: RecordView) => number) =>
  works.reduce((sum, work) => sum + (work.state === 'NO_SHOW' ? 0 : value(work)), 0)

type MonthWorksProps = {
  month: string
  today: string
  works: readonly RecordView[]
  /** Dates of contracts that are not confirmed yet. */
  tentative: readonly TentativeView[]
  /** Days of the doctor's own NG settings. */
  blocked: readonly string[]
}

/** What a day of the calendar shows: its works, else tentative dates, else that the doctor is not available. */
function markOf(day: string, { month, works, tentative, blocked }: MonthWorksProps): DayMark | null {
  const isOfDay = ({ plannedStart }: { plannedStart: string }) => civilDay(plannedStart) === day
  const ofDay = works.filter(isOfDay)
  const open = tentative.filter(isOfDay)
  const words = [...ofDay.map(wordOf), ...open.map((date) => `${wordOf(date)} ${SCHEDULE_STATE.TENTATIVE}`)]
  const word = words.join('、')
  if (ofDay[0]) return { href: `#${anchorOf(ofDay[0])}`, word, look: lookOf(ofDay[0]) }
  if (open[0]) return { href: `#${anchorOfDate(open[0])}`, word, look: 'tentative' }
  return blocked.includes(day) ? { href: hrefOf(toNgWork({ month })), word: '勤務NG', look: 'blocked' } : null
}

/** A month of works, spot and regular together: figures, calendar, and the works and tentative dates by day. */
export const MonthWorks = (props: MonthWorksProps) => {
  const { month, today, works, tentative, blocked } = props
  const rows = [
    ...works.map((work) => ({ at: work.plannedStart, row: <MonthRow key={work.id} work={work} /> })),
    ...tentative.map((date) => ({
      at: date.plannedStart,
      row: <TentativeRow key={date.scheduleId} date={date} />,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <Card as="section" aria-labelledby="month">
      <Stack gap={3}>
        <Inline justify="between" gap={2}>
          <Heading level={2} id="month">
            {monthText(month)}の勤務
          </Heading>
          <Inline gap={2}>
            <Link {...toWorks({ month: addMonths(month, -1) })} className={buttonClass({ size: 'sm' })}>
              前の月
            </Link>
            <Link {...toWorks({ month: addMonths(month, 1) })} className={buttonClass({ size: 'sm' })}>
              次の月
            </Link>
          </Inline>
        </Inline>
        <p className={styles.summary}>
          <span>{sumOf(works, () => 1)}回</span>
          <span>見込み {yenText(sumOf(works, yenOfRecord))}(税引前)</span>
          <span>勤務時間 {durationText(sumOf(works, minutesOfRecord))}</span>
        </p>
        <p>
          <Link {...toPerformance()} className={rowLinkClass}>
            勤務実績(救急車・入院・手当の合計)を見る
          </Link>
        </p>
        {tentative.length > 0 && (
          <Text tone="sub">
            {SCHEDULE_STATE.TENTATIVE}の{tentative.length}件は、確定するまで回数や見込みに含みません。
          </Text>
        )}
        {blocked.length > 0 && (
          <Text tone="sub">
            横線は
            <Link {...toNgWork({ month })} className={rowLinkClass}>
              勤務NG設定
            </Link>
            の日です。
          </Text>
        )}
        <div className={styles.panes}>
          <MarkedMonth
            month={month}
            today={today}
            caption={`${monthText(month)}の勤務`}
            markOf={(day) => markOf(day, props)}
          />
          {rows.length === 0 ? (
            <Text tone="sub">この月の勤務はありません。</Text>
          ) : (
            <ol className={styles.rows}>{rows.map(({ row }) => row)}</ol>
          )}
        </div>
      </Stack>
    </Card>
  )
}

const MonthRow = ({ work }: { work: RecordView }) => (
  <li id={anchorOf(work)} className={styles.row}>
    <div className={styles.line}>
      <span className={cx(bold, DAY_TONE[work.startDay])}>{dayText(work.plannedStart)}</span>
      <span>{hoursText(work.plannedStart, work.plannedEnd)}</span>
      <span className={styles.fee}>{yenText(yenOfRecord(work))}</span>
    </div>
    <Inline gap={2}>
      <Badge tone={badgeToneOf(work.state)}>{WORK_STATE[work.state]}</Badge>
      <Text as="span">{work.hospitalName}</Text>
      <Link
        {...(isBefore(work) ? toListing(work.listing.kind, work.listing.id) : toWorkReport(work.id))}
        className={rowLinkClass}
      >
        {isBefore(work) ? '求人の詳細' : reportLinkWord(work)}
      </Link>
    </Inline>
  </li>
)

const TentativeRow = ({ date }: { date: TentativeView }) => (
  <li id={anchorOfDate(date)} className={styles.row}>
    <div className={styles.line}>
      <span className={cx(bold, DAY_TONE[date.startDay])}>{dayText(date.plannedStart)}</span>
      <span>{hoursText(date.plannedStart, date.plannedEnd)}</span>
      <span className={styles.fee}>{yenText(date.fee)}</span>
    </div>
    <Inline gap={2}>
      <Badge tone="warm">{SCHEDULE_STATE.TENTATIVE}</Badge>
      <Text as="span">{date.hospitalName}</Text>
      <Link {...toRegularSchedule(date.regularWorkId)} className={rowLinkClass}>
        予定を確認する
      </Link>
    </Inline>
  </li>
)
