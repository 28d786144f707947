import { useQuery } from '@tanstack/react-query'
import { useState, type ToggleEvent } from 'react'
import { civilDay, dayText, hoursText, minuteOfTrack } from '../../domain/text/shift-text.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import { toMatched } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'
import { worksBetweenQuery } from './schedule.queries.ts'

type Shift = { startTime: string; endTime: string }
type PlannedWork = Shift & { id: string; hospitalName: string }

/** Days shown before and after the shift. */
const AROUND = 2

/** The doctor's works on the days around a shift, with the shift in each day's bar. Fetched when opened. */
export function ScheduleAround({ shift }: { shift: Shift }) {
  const [isOpen, setIsOpen] = useState(false)
  const from = addDays(civilDay(shift.startTime), -AROUND)
  const until = addDays(civilDay(shift.endTime), AROUND)
  const query = useQuery({ ...worksBetweenQuery(from, addDays(until, 1)), enabled: isOpen })
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return (
    <Card as="section" aria-label="前後の予定">
      <Disclosure
        summary="カレンダーで重なりを見る"
        onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.newState === 'open')}
      >
        <Stack gap={3}>
          {query.isPending && isOpen && (
            <SkeletonGroup label="勤務の予定を読み込んでいます">
              <Stack gap={3}>
                {days.map((day) => (
                  <Skeleton key={day} shape="bar" />
                ))}
              </Stack>
            </SkeletonGroup>
          )}
          {query.isError && (
            <Notice
              tone="danger"
              role="alert"
              action={<Button onClick={() => query.refetch()}>再試行</Button>}
            >
              勤務の予定を読み込めませんでした。
            </Notice>
          )}
          {query.data && (
            <Stack as="ol" gap={3}>
              {days.map((day) => (
                <li key={day}>
                  <ScheduleDay day={day} shift={shift} works={query.data} />
                </li>
              ))}
            </Stack>
          )}
          <Link {...toMatched()} className={rowLinkClass}>
            成立した勤務をすべて見る
          </Link>
        </Stack>
      </Disclosure>
    </Card>
  )
}

type ScheduleDayProps = { day: string; shift: Shift; works: readonly PlannedWork[] }

function ScheduleDay({ day, shift, works }: ScheduleDayProps) {
  const startsHere = ({ startTime }: Shift) => civilDay(startTime) === day
  const own = works.filter(startsHere)
  const isOn = startsHere(shift)
  const segment = ({ startTime, endTime }: Shift) => ({
    startMinute: minuteOfTrack(startTime),
    endMinute: minuteOfTrack(endTime, startTime),
  })
  return (
    <Stack gap={1}>
      <Text>
        <strong>{dayText(day)}</strong> {own.length === 0 && !isOn && '予定はありません'}
      </Text>
      {own.length + (isOn ? 1 : 0) > 0 && (
        <TimeTrack
          hideLabels
          segments={[
            ...own.map((work) => ({ ...segment(work), tone: 'day' as const })),
            ...(isOn ? [{ ...segment(shift), tone: 'outline' as const }] : []),
          ]}
        />
      )}
      {isOn && <Text size="md">この求人 {hoursText(shift.startTime, shift.endTime)}</Text>}
      {own.map((work) => (
        <Text key={work.id} size="md">
          {work.hospitalName} {hoursText(work.startTime, work.endTime)}
          {overlaps(work, shift) && <strong> 時間が重なっています</strong>}
        </Text>
      ))}
    </Stack>
  )
}

const overlaps = (one: Shift, other: Shift): boolean =>
  Date.parse(one.startTime) < Date.parse(other.endTime) &&
  Date.parse(other.startTime) < Date.parse(one.endTime)
