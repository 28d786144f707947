import { onlineManager } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { isPublicError, UNEXPECTED_ERROR } from '../../platform/public-error.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { resultAddress, SEARCH_PATH, searchAddress } from './criteria-address.ts'
import { relaxations } from './criteria-relaxations.ts'
import * as styles from './spot-result-page.css.ts'

export function ResultSkeleton() {
  return (
    <SkeletonGroup label="求人を読み込んでいます">
      <div className={styles.list}>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="badge" width="half" />
              <Skeleton shape="title" width="most" />
              <Skeleton shape="bar" />
              <Skeleton width="full" />
              <Skeleton shape="figure" width="half" />
              <Skeleton width="most" />
              <Skeleton width="most" />
              <Skeleton shape="badge" />
              <Skeleton width="third" />
            </Stack>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}

function FromTheStart({ search }: { search: SpotSearch }) {
  return (
    <a
      href={resultAddress({ ...search, after: undefined })}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      先頭から見る
    </a>
  )
}

export function NoResults({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const ways = relaxations(criteria)
  return (
    <EmptyState
      title="条件に合う求人はありません"
      actions={
        <>
          {search.after && <FromTheStart search={search} />}
          {ways.map(({ label, criteria: relaxed }) => (
            <a
              key={label}
              href={resultAddress({ ...relaxed, sort: search.sort })}
              className={buttonClass({ size: 'sm' })}
            >
              {label}
            </a>
          ))}
          <a
            href={searchAddress(SEARCH_PATH, criteria)}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            条件を選び直す
          </a>
        </>
      }
    >
      {ways.length > 0
        ? '条件をゆるめると見つかることがあります。'
        : '募集中の求人がまだありません。時間をおいてご覧ください。'}
    </EmptyState>
  )
}

/** An error that came with the page has lost its name on the way, but not its words. */
const meantForDoctor = (error: unknown): error is Error =>
  isPublicError(error) || (error instanceof Error && error.message.startsWith(UNEXPECTED_ERROR))

type ResultProblemProps = { search: SpotSearch; error: unknown; retry: () => void }

/** No error means that the browser itself is offline and the request waits. */
export function ResultProblem({ search, error, retry }: ResultProblemProps) {
  const offline = !error || !onlineManager.isOnline()
  const again = (event: MouseEvent) => {
    event.preventDefault()
    retry()
  }
  return (
    <ErrorState
      title={offline ? '通信できませんでした' : '求人を読み込めませんでした'}
      retry={
        <>
          <a href={resultAddress(search)} onClick={again} className={buttonClass()}>
            再読み込み
          </a>
          {search.after && <FromTheStart search={search} />}
        </>
      }
    >
      {offline
        ? '電波の良い場所でもう一度お試しください。'
        : meantForDoctor(error)
          ? error.message
          : UNEXPECTED_ERROR}
      <br />
      検索条件はそのまま残っています。
    </ErrorState>
  )
}
