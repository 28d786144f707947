import { PLACE } from '../../domain/text/place-name.ts'
import { useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { yearDayText } from '../../domain/listing/regular-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { monthText } from '../../domain/text/month-days.ts'
import { dayText, durationText, hoursText, shiftText } from '../../domain/text/shift-text.ts'
import { ENGAGEMENT_STATE } from '../../domain/work/engagement.ts'
import { hrefOf } from '../../platform/address.ts'
import {
  toDateSubstitute,
  toListing,
  toMessages,
  toRegularSchedule,
  toScheduleCancellation,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { bold } from '../../ui/theme/text.css.ts'
import { invalidateAfterApplying } from '../application/doctor/application.queries.ts'
import { CalendarLink } from '../application/doctor/calendar-link.tsx'
import { ConversionSection } from '../contract/conversion/conversion-section.tsx'
import { isConverted } from '../contract/conversion/conversion-view.ts'
import { RenewalSection } from '../contract/renewal/renewal-section.tsx'
import { EndSection } from '../contract/end/end-section.tsx'
import { giveEndNoticeFn, withdrawEndNoticeFn } from '../contract/end/contract-end.functions.ts'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { DAY_TONE } from '../page-parts/day-tone.ts'
import { FirstDates } from '../listing/regular/first-dates.tsx'
import type { RegularDetailFragment } from '../listing/regular/regular-detail.fragment.ts'
import { regularQueries } from '../listing/regular/regular.queries.ts'
import { ScheduleConfirmForm } from './confirm-form.tsx'
import { schedulesQuery, type EngagementOfPage, type ScheduleDate } from './engagement.queries.ts'
import { MonthGrid } from './month-grid.tsx'
import { monthsOf, type ScheduleMonth } from './schedule-month.ts'
import type { ScheduleSearch } from './schedule-search.ts'
import { ScheduleFrame } from './schedule-states.tsx'
import { scheduleConfirmWords, dateAnchor, dateWord, isOff } from './schedule-words.ts'
import * as styles from '../page-parts/dated-rows.css.ts'

type SchedulePageProps = { id: string; search: ScheduleSearch }

/** The dates of the doctor's contract, by month; before a contract the first dates of the listing. */
export function SchedulePage({ id, search }: SchedulePageProps) {
  const query = useSuspenseInfiniteQuery(schedulesQuery(id, search.after))
  const queryClient = useQueryClient()
  const [first] = query.data.pages
  const engagement = first?.engagement
  if (!engagement) return <NoContract id={id} />
  const dates = query.data.pages.flatMap(({ items }) => items)
  const tentative = dates.filter(({ state, day }) => state === 'TENTATIVE' && day > first.today)
  const after = query.data.pages.at(-1)?.nextCursor
  const onChange = () => invalidateAfterApplying(queryClient, { kind: 'regular', id })
  return (
    <ScheduleFrame>
      <Contract id={id} engagement={engagement} />
      <RenewalSection
        contract={{ ...engagement, regularWorkId: id }}
        renewal={isConverted(engagement.conversion) ? null : engagement.renewal}
        outcome={search.renewal}
        onChange={onChange}
      />
      {engagement.conversion && (
        <ConversionSection
          contract={{ ...engagement, regularWorkId: id }}
          conversion={engagement.conversion}
          isEndNoticed={engagement.endNotice !== null}
          outcome={search.conversion}
          onChange={onChange}
        />
      )}
      {tentative.length > 0 ? (
        <ScheduleConfirmForm
          regularWorkId={id}
          ids={tentative.slice(0, 100).map((date) => date.id)}
          posted={search.confirmed}
        />
      ) : (
        // Anybody can write a URL: a success is told only where nothing is left to confirm.
        search.confirmed === 'CONFIRMED' && <OutcomeNotice told={scheduleConfirmWords('CONFIRMED')} />
      )}
      {dates.length === 0 && <NoDates />}
      {monthsOf(dates, engagement.breakMinutes).map((month) => (
        <Month key={month.month} id={id} month={month} today={first.today} />
      ))}
      <EndSection
        contract={{
          ...engagement,
          regularWorkId: id,
          notice: engagement.endNotice && {
            by: engagement.endNotice.byHospital ? 'HOSPITAL' : 'DOCTOR',
            reason: engagement.endNotice.reason,
          },
        }}
        side="DOCTOR"
        today={first.today}
        mayAct
        search={search}
        give={giveEndNoticeFn}
        withdraw={withdrawEndNoticeFn}
        onChange={onChange}
      />
      <MoreLink href={after ? hrefOf(toRegularSchedule(id, { after })) : null} query={query} />
    </ScheduleFrame>
  )
}

const Contract = ({ id, engagement }: { id: string; engagement: EngagementOfPage }) => {
  const { state, startDate, endDate, hospitalName, pattern, fee, applicationId } = engagement
  return (
    <Card as="section" aria-label="契約">
      <Stack gap={2}>
        <Inline gap={2}>
          <Badge tone={state === 'ACTIVE' ? 'good' : 'warm'}>{ENGAGEMENT_STATE[state]}</Badge>
          <Text as="span" tone="sub">
            {yearDayText(startDate)}から
            {endDate === null ? '(期間の定めなし)' : yearDayText(endDate)}
          </Text>
        </Inline>
        <Heading level={2}>{hospitalName}</Heading>
        <p className={styles.summary}>
          <span>
            <WholeParts>{pattern}</WholeParts>
          </span>
          <span>1回 {yenText(fee)}(税引前)</span>
        </p>
        <Inline gap={3}>
          <CalendarLink applicationId={applicationId} />
          <Link {...toListing('regular', id)} className={rowLinkClass}>
            求人の詳細を見る
          </Link>
          <Link {...toMessages('regular', id)} className={rowLinkClass}>
            日程を病院に相談する
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}

function Month({ id, month, today }: { id: string; month: ScheduleMonth; today: string }) {
  const headingId = `month-${month.month}`
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={2} id={headingId}>
          {monthText(month.month)}
        </Heading>
        <p className={styles.summary}>
          <span>{month.times}回</span>
          <span>見込み {yenText(month.yen)}(税引前)</span>
          <span>労働時間 {durationText(month.minutes)}</span>
        </p>
        <div className={styles.panes}>
          <MonthGrid month={month.month} today={today} dates={month.dates} />
          <ol className={styles.rows}>
            {month.dates.map((date) => (
              <DateRow key={date.id} id={id} date={date} isAhead={date.day > today} />
            ))}
          </ol>
        </div>
      </Stack>
    </Card>
  )
}

const isUnsure = ({ state }: ScheduleDate) => state === 'TENTATIVE' || state === 'SWAP_REQUESTED'

function DateRow({ id, date, isAhead }: { id: string; date: ScheduleDate; isAhead: boolean }) {
  const { day, startTime, endTime, state } = date
  const hasWork = (state === 'CONFIRMED' || state === 'SWAP_REQUESTED') && date.workState !== null
  return (
    <li id={dateAnchor(day)} className={styles.row}>
      <div className={styles.line}>
        <span className={cx(bold, DAY_TONE[date.dayKind])}>
          {dayText(day)}
          {date.holiday && ` ${date.holiday}`}
        </span>
        {!isOff(state) && <span>{hoursText(startTime, endTime)}</span>}
        {!isOff(state) && <span className={styles.fee}>{yenText(date.fee)}</span>}
      </div>
      <Inline gap={2}>
        <Badge tone={isUnsure(date) ? 'warm' : hasWork ? 'good' : undefined}>{dateWord(date)}</Badge>
        {date.kind === 'HOLIDAY_DUTY' && <Badge tone="warm">祝日のため日当直</Badge>}
        {date.changeRequest && (
          <Text as="span" tone="sub">
            {date.changeRequest.byHospital ? '病院の希望' : '希望'}:{' '}
            {shiftText(date.changeRequest.proposedStart, date.changeRequest.proposedEnd)}
          </Text>
        )}
        {date.isSubstituteSought && <Badge tone="warm">代診をさがしています</Badge>}
        {date.clashes && <Badge tone="warm">ほかの勤務と重なっています</Badge>}
        {hasWork && (isAhead || date.workState === 'CANCELLATION_REQUESTED') && (
          <Link {...toScheduleCancellation(id, date.id)} className={rowLinkClass}>
            {nextWord(date)}
          </Link>
        )}
        {hasWork && isAhead && date.workState === 'SCHEDULED' && (
          <Link {...toDateSubstitute(id, date.id)} className={rowLinkClass}>
            {date.isSubstituteSought ? '代診のお願いを見る' : '代診をお願いする'}
          </Link>
        )}
      </Inline>
    </li>
  )
}

function nextWord({ workState, changeRequest }: ScheduleDate): string {
  if (workState === 'CANCELLATION_REQUESTED') return '申請の内容を見る'
  return changeRequest?.byHospital ? '日程変更のお願いに回答する' : PLACE.changeOrCancel
}

const NoDates = () => (
  <EmptyState icon={<CalendarIcon size="lg" />} title="まだ予定が組まれていません。">
    病院が登録すると表示されます。
  </EmptyState>
)

/** Before a contract: the dates as the listing's rule makes them. */
function NoContract({ id }: { id: string }) {
  const found = useSuspenseQuery(regularQueries.one(id)).data
  return (
    <ScheduleFrame>
      <EmptyState
        icon={<CalendarIcon size="lg" />}
        title="この求人では、まだ契約が成立していません。"
        actions={
          <Link {...toListing('regular', id)} className={rowLinkClass}>
            求人の詳細を見る
          </Link>
        }
      >
        契約が成立すると、日付ごとの予定がここに表示されます。
      </EmptyState>
      {found && <FirstDates listing={readFragment<typeof RegularDetailFragment>(found)} />}
    </ScheduleFrame>
  )
}
