import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { DOCTOR_QUEUE, type DoctorQueue } from '../../domain/doctor-decision.ts'
import { stringifySearch } from '../../platform/search-serialization.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { MoreLink } from '../applications/more-link.tsx'
import { DoctorFile } from './doctor-file.tsx'
import { DoctorRow } from './doctor-row.tsx'
import { OpenChanges } from './open-changes.tsx'
import type { StaffSearch } from './staff-search.ts'
import { staffDoctorsQuery, staffQuery } from './staff.queries.ts'
import * as styles from './staff.css.ts'

const QUEUES: readonly DoctorQueue[] = ['WAITING', 'ACTIVE', 'STOPPED']
const EMPTY: Record<DoctorQueue, string> = {
  WAITING: '確認を待っている医師はいません。',
  ACTIVE: '利用中の医師はいません。',
  STOPPED: '停止・お断りした医師はいません。',
}

type StaffPageProps = { search: StaffSearch; formKey: string }

const address = (search: StaffSearch) => `/staff${stringifySearch(search)}`

export function StaffPage({ search, formKey }: StaffPageProps) {
  const { data: member } = useSuspenseQuery(staffQuery())
  const queue = search.queue ?? 'WAITING'
  const name = member !== null && member !== 'VISITOR' ? member.name : ''
  return (
    <Page width="wide">
      <Stack gap={4}>
        <div className={styles.row}>
          <Heading level={1}>医師の確認</Heading>
          <span className={styles.small}>担当: {name}</span>
        </div>
        <nav aria-label="一覧の種類" className={`${tabBarClass} ${styles.tabs}`}>
          {QUEUES.map((one) => (
            <a
              key={one}
              href={address({ queue: one })}
              aria-current={one === queue ? 'page' : undefined}
              className={tabLinkClass}
            >
              {DOCTOR_QUEUE[one]}
            </a>
          ))}
        </nav>
        <OpenChanges />
        <div className={styles.panes}>
          <DoctorList queue={queue} search={search} />
          {search.doctor ? (
            <DoctorFile
              key={search.doctor}
              doctorId={search.doctor}
              queue={queue}
              outcome={search.outcome}
              changeOutcome={search.change}
              formKey={formKey}
            />
          ) : (
            <Text tone="sub">医師を選ぶと、登録の内容と書類、これまでの記録が表示されます。</Text>
          )}
        </div>
      </Stack>
    </Page>
  )
}

function DoctorList({ queue, search: { doctor, after } }: { queue: DoctorQueue; search: StaffSearch }) {
  const query = useSuspenseInfiniteQuery(staffDoctorsQuery(queue, after))
  const doctors = query.data.pages.flatMap((page) => page.doctors)
  const last = query.data.pages.at(-1)
  return (
    <Stack as="section" gap={3} aria-label={DOCTOR_QUEUE[queue]} className={doctor && styles.behindFile}>
      <p className={styles.small}>{last?.total ?? 0}件・状態が変わってから長い順</p>
      {doctors.length === 0 ? (
        <EmptyState title={EMPTY[queue]}>新しい登録があると、ここに表示されます。</EmptyState>
      ) : (
        <ul className={styles.list}>
          {doctors.map((one) => (
            <li key={one.id}>
              <DoctorRow
                doctor={one}
                href={address({ queue, doctor: one.id })}
                isChosen={one.id === doctor}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={last?.nextCursor ? address({ queue, after: last.nextCursor }) : null} query={query} />
    </Stack>
  )
}
