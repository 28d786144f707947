import { useInfiniteQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import type { ReactNode } from 'react'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { RESULT_PATH } from './criteria-address.ts'
import { CriteriaBar } from './criteria-bar.tsx'
import { spotSearchQuery } from './listing.queries.ts'
import { ResultDays } from './result-days.tsx'
import { ResultList, type ResultPages } from './result-list.tsx'
import { RegularTab } from './result-regular.tsx'
import { ResultSort } from './result-sort.tsx'
import { NoResults, ResultProblem, ResultSkeleton } from './result-states.tsx'
import { SearchTabs } from './result-tabs.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SideFilter } from './spot-filter-slot.tsx'
import * as styles from './spot-result-page.css.ts'

type SpotResultBodyProps = {
  search: SpotSearch
  /** What went wrong when the server searched, and how to try again. */
  failure?: { error: unknown; retry: () => void }
}

export function SpotResultBody({ search, failure }: SpotResultBodyProps) {
  return (
    <>
      <SearchTabs path={RESULT_PATH} search={search} />
      {search.tab === 'regular' ? (
        <RegularTab path={RESULT_PATH} search={search} />
      ) : failure ? (
        <Frame search={search} title="スポットの検索結果">
          <ResultProblem search={search} {...failure} />
        </Frame>
      ) : (
        <Results search={search} />
      )}
    </>
  )
}

function Results({ search }: { search: SpotSearch }) {
  const query = useInfiniteQuery(spotSearchQuery(search))
  const pages = query.data?.pages
  if (!pages) {
    const failed = query.isError || query.isPaused
    return (
      <Frame search={search} title={failed ? 'スポットの検索結果' : 'スポットをさがしています'}>
        {failed ? (
          <ResultProblem search={search} error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ResultSkeleton />
        )}
      </Frame>
    )
  }
  const count = pages.reduce((sum, page) => sum + page.items.length, 0)
  const total = pages[0]?.total ?? count
  return (
    <Frame
      search={search}
      hospitalName={hospitalNames(pages)}
      title={
        <>
          スポット <Figure value={total} unit="件" />
        </>
      }
    >
      {count === 0 ? (
        <NoResults search={search} />
      ) : (
        <ResultList search={search} pages={pages} total={total} query={query} />
      )}
    </Frame>
  )
}

/** The names of the hospitals a search is limited to, as far as its own results tell them. */
function hospitalNames(pages: ResultPages['pages']) {
  return (id: string) => {
    for (const page of pages)
      for (const item of page.items) {
        const { hospital } = readFragment<typeof SpotCardFragment>(item)
        if (hospital.id === id) return hospital.name
      }
    return '指定した病院'
  }
}

type FrameProps = {
  search: SpotSearch
  title: ReactNode
  hospitalName?: (id: string) => string
  children: ReactNode
}

/** What stays whatever the search brings: conditions, days, order. */
function Frame({ search, title, hospitalName = () => '指定した病院', children }: FrameProps) {
  return (
    <Page id="main" width="wide" className={styles.page}>
      <CriteriaBar search={search} hospitalName={hospitalName} />
      <div className={styles.panes}>
        <SideFilter search={search} />
        <aside className={styles.aside}>
          <ResultDays search={search} />
        </aside>
        <div className={styles.results}>
          <div className={styles.head}>
            <div aria-live="polite">
              <Heading level={1}>{title}</Heading>
            </div>
            <ResultSort search={search} />
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
