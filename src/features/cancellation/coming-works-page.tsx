import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { WorkState } from '../../domain/application/application-words.ts'
import { hrefOf } from '../../platform/address.ts'
import { toHospitalOffers, toHospitalWeather, toHospitalWorks } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import type { ComingWorkView } from './cancellation-view.ts'
import { comingWorksQuery } from './cancellation.queries.ts'
import { COMING_WORKS } from './cancellation-search.ts'
import { ComingWork } from './coming-work.tsx'

/** What is to be done, the most urgent first; within each by time. */
const GROUPS: readonly { title: string; states: readonly WorkState[] }[] = [
  { title: '勤務中', states: ['IN_PROGRESS'] },
  { title: '報告の確認待ち', states: ['REPORTED'] },
  { title: '先生の報告待ち', states: ['FINISHED', 'CORRECTION_REQUESTED'] },
  { title: '予定', states: ['SCHEDULED', 'CANCELLATION_REQUESTED'] },
]

function Group({ title, works }: { title: string; works: readonly ComingWorkView[] }) {
  const id = useId()
  if (works.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Grid as="ol" gap={2}>
        {works.map((item) => (
          <li key={item.work.id}>
            <ComingWork {...item} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

type ComingWorksPageProps = {
  after: string | undefined
  /** What waits for the hospital's answer about works that are over. */
  todos: ReactNode
}

/** The works of a hospital until they are confirmed, each with its next step. */
export function ComingWorksPage({ after, todos }: ComingWorksPageProps) {
  const query = useSuspenseInfiniteQuery(comingWorksQuery(after))
  const works = query.data.pages.flatMap(({ items }) => items)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{COMING_WORKS}</Heading>
        {todos}
        <Inline gap={4}>
          <Link {...toHospitalOffers()} className={rowLinkClass}>
            再勤務オファーの状況を見る
          </Link>
          <Link {...toHospitalWeather()} className={rowLinkClass}>
            悪天候を申告する
          </Link>
        </Inline>
        {works.length === 0 ? (
          <EmptyState icon={<CalendarIcon size="lg" />} title="これからの勤務はありません。">
            応募が成立すると、先生の勤務がここに日付順に並びます。
          </EmptyState>
        ) : (
          GROUPS.map(({ title, states }) => (
            <Group
              key={title}
              title={title}
              works={works.filter(({ work }) => states.includes(work.state))}
            />
          ))
        )}
        <MoreLink href={next ? hrefOf(toHospitalWorks({ after: next })) : null} query={query} />
      </Stack>
    </DeskPage>
  )
}
