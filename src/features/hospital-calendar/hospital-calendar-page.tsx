import { useSuspenseQuery } from '@tanstack/react-query'
import { addMonths, monthText } from '../../domain/text/month-days.ts'
import { dayText } from '../../domain/text/shift-text.ts'
import {
  toEditListing,
  toHospital,
  toHospitalCalendar,
  toHospitalCancellation,
  toNewListing,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { SLOT_STATE, type CalendarListingView, type SlotState } from './calendar-view.ts'
import { hospitalMonthQuery } from './hospital-calendar.queries.ts'
import { dayAnchor, MonthOverview } from './month-overview.tsx'

export const HOSPITAL_CALENDAR = 'カレンダー'

/** A hospital's spot listings and regular dates of a month: who comes, what is open, and what waits for an answer. */
export function HospitalCalendarPage({ month: asked }: { month: string | undefined }) {
  const { data } = useSuspenseQuery(hospitalMonthQuery(asked))
  const { month, today, listings, isCut } = data
  const days = [...new Set(listings.map(({ day }) => day))]
  return (
    <DeskPage>
      <Stack gap={4}>
        <Inline justify="between" gap={2}>
          <Heading level={1}>{monthText(month)}</Heading>
          <Inline gap={2}>
            <Link
              {...toHospitalCalendar({ month: addMonths(month, -1) })}
              className={buttonClass({ size: 'sm' })}
            >
              前の月
            </Link>
            <Link
              {...toHospitalCalendar({ month: addMonths(month, 1) })}
              className={buttonClass({ size: 'sm' })}
            >
              次の月
            </Link>
          </Inline>
        </Inline>
        <MonthOverview month={month} today={today} listings={listings} />
        {isCut && <Notice tone="info">この月の求人が多いため、途中まで表示しています。</Notice>}
        {listings.length === 0 ? (
          <EmptyState
            icon={<CalendarIcon size="lg" />}
            title="この月の求人と勤務はありません。"
            actions={
              <Link {...toNewListing()} className={buttonClass({ variant: 'filled' })}>
                求人をつくる
              </Link>
            }
          >
            掲載すると、募集の状況と決まった先生がここに日付順に並びます。
          </EmptyState>
        ) : (
          days.map((day) => (
            <Stack key={day} as="section" gap={2} id={dayAnchor(day)} aria-label={dayText(day)}>
              <Heading level={2} size="md">
                {dayText(day)}
              </Heading>
              <Grid as="ul" columns={2} gap={2} align="start">
                {listings
                  .filter((one) => one.day === day)
                  .map((listing) => (
                    <li key={listing.key}>
                      <Slot listing={listing} />
                    </li>
                  ))}
              </Grid>
            </Stack>
          ))
        )}
      </Stack>
    </DeskPage>
  )
}

const TONE: Partial<Record<SlotState, BadgeTone>> = { TO_ANSWER: 'warm', OPEN: 'brand', STAFFED: 'good' }

const stateText = ({ state, waiting, slotsLeft }: CalendarListingView): string =>
  state === 'TO_ANSWER'
    ? `${SLOT_STATE.TO_ANSWER} ${waiting}件`
    : state === 'OPEN'
      ? `${SLOT_STATE.OPEN} 残り${slotsLeft}枠`
      : SLOT_STATE[state]

const Slot = ({ listing }: { listing: CalendarListingView }) => (
  <Card as="article">
    <Stack gap={1}>
      <Inline justify="between" gap={2}>
        <Text bold>{listing.hours}</Text>
        <Badge tone={TONE[listing.state]}>{stateText(listing)}</Badge>
      </Inline>
      <p>
        <Link {...toEditListing(listing.ref)} className={rowLinkClass}>
          {listing.title}
        </Link>
      </p>
      {listing.works.map(({ workId, doctorName, state }) => (
        <p key={workId}>
          <Link {...toHospitalCancellation(workId)} className={rowLinkClass}>
            {doctorName}先生
          </Link>{' '}
          <Text as="span" tone="sub">
            {state}
          </Text>
        </p>
      ))}
      {listing.waiting > 0 && (
        <p>
          <Link {...toHospital()} className={rowLinkClass}>
            応募に回答する
          </Link>
        </p>
      )}
    </Stack>
  </Card>
)
