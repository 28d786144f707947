import { countedBadge, countedText } from '../../domain/text/counted-text.ts'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { DOCTOR_QUEUE, type DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { hrefOf } from '../../platform/address.ts'
import { toStaff, toStaffAccount } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Desk, deskCount, DeskPanes, deskWay } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { openChangesQuery } from './change.queries.ts'
import { DoctorFilePanel } from './doctor-file.tsx'
import { QueuedDoctor } from './doctor-row.tsx'
import { failedJobsQuery } from '../staff/failed-jobs/failed-job.queries.ts'
import { OPEN_CHANGES_ID, OpenChanges } from './open-changes.tsx'
import { OPEN_PROPOSALS_ID, OpenProposals } from './proposals/open-proposals.tsx'
import { openProposalsQuery } from './proposals/proposal.queries.ts'
import { AskFactor } from '../second-factor/ask-factor.tsx'
import { OfficeWays } from '../staff/staff-desk.tsx'
import { QUEUES, type StaffSearch } from './review-search.ts'
import { staffDoctorsQuery } from './doctor-review.queries.ts'
import { useStaff } from '../staff/use-staff.ts'
import { Grid } from '../../ui/layout/grid.tsx'

const EMPTY: Record<DoctorQueue, string> = {
  WAITING: '確認を待っている医師はいません。',
  ACTIVE: '利用中の医師はいません。',
  STOPPED: '停止・お断りした医師はいません。',
}

type StaffPageProps = { search: StaffSearch }

/** Three panes: navigation, list and file; on a narrow screen below each other. */
export function StaffPage({ search }: StaffPageProps) {
  const queue = search.queue ?? 'WAITING'
  const why = '先生方の書類や連絡先を守るため、運営スタッフのログインに'
  const factor = { asked: useStaff(), address: toStaffAccount(), why }
  const list = (
    <Stack gap={3}>
      <Heading level={1}>医師の確認</Heading>
      {!search.doctor && <AskFactor isDue {...factor} />}
      <OpenProposals />
      <OpenChanges />
      <DoctorList queue={queue} search={search} />
      {!search.doctor && <AskFactor isDue={false} {...factor} />}
    </Stack>
  )
  const file = search.doctor ? (
    <DoctorFilePanel
      key={search.doctor}
      doctorId={search.doctor}
      queue={queue}
      outcome={search.outcome}
      changeOutcome={search.change}
      proposalOutcome={search.proposal}
    />
  ) : (
    <Text tone="sub">医師を選ぶと、登録の内容と書類、これまでの記録が表示されます。</Text>
  )
  return (
    <Desk label="一覧の種類" ways={<Ways queue={queue} />}>
      <DeskPanes list={list} file={file} isFileOpen={Boolean(search.doctor)} />
    </Desk>
  )
}

function Ways({ queue }: { queue: DoctorQueue }) {
  const { data: changes } = useSuspenseQuery(openChangesQuery())
  const { data: proposals } = useSuspenseQuery(openProposalsQuery())
  const { data: failed } = useSuspenseQuery(failedJobsQuery())
  const waiting = useSuspenseInfiniteQuery(staffDoctorsQuery('WAITING')).data.pages.at(-1)?.total ?? 0
  return (
    <>
      {QUEUES.map((one) => (
        <Link
          key={one}
          {...toStaff({ queue: one })}
          aria-current={one === queue ? 'page' : undefined}
          className={deskWay}
        >
          {DOCTOR_QUEUE[one]}
          {one === 'WAITING' && <span className={deskCount}>{countedBadge(waiting)}</span>}
        </Link>
      ))}
      {proposals.length > 0 && (
        <Link {...toStaff({ queue }, OPEN_PROPOSALS_ID)} className={deskWay}>
          確認待ちの提案<span className={deskCount}>{proposals.length}</span>
        </Link>
      )}
      {changes.total > 0 && (
        <Link {...toStaff({ queue }, OPEN_CHANGES_ID)} className={deskWay}>
          変更の申請<span className={deskCount}>{countedBadge(changes.total)}</span>
        </Link>
      )}
      <OfficeWays failedJobs={failed.total} />
    </>
  )
}

function DoctorList({ queue, search: { doctor, after } }: { queue: DoctorQueue; search: StaffSearch }) {
  const query = useSuspenseInfiniteQuery(staffDoctorsQuery(queue, after))
  const doctors = query.data.pages.flatMap((page) => page.doctors)
  const last = query.data.pages.at(-1)
  return (
    <Stack as="section" gap={3} aria-label={DOCTOR_QUEUE[queue]}>
      <Text tone="sub" size="md">
        {countedText(last?.total ?? 0)}・状態が変わってから長い順
      </Text>
      {doctors.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon size="lg" />} title={EMPTY[queue]}>
          新しい登録があると、ここに表示されます。
        </EmptyState>
      ) : (
        <Grid as="ul" gap={2}>
          {doctors.map((one) => (
            <li key={one.id}>
              <QueuedDoctor
                doctor={one}
                address={toStaff({ queue, doctor: one.id })}
                isChosen={one.id === doctor}
              />
            </li>
          ))}
        </Grid>
      )}
      <MoreLink
        href={last?.nextCursor ? hrefOf(toStaff({ queue, after: last.nextCursor })) : null}
        query={query}
      />
    </Stack>
  )
}
