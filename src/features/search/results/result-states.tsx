import { OFFLINE } from '../../../domain/text/outage.ts'
import { onlineManager } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { isPublicError, UNEXPECTED_ERROR } from '../../../platform/faults/public-error.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import * as styles from '../../listing/listing-list.css.ts'

export function ResultSkeleton() {
  return (
    <SkeletonGroup label="求人を読み込んでいます">
      <div className={styles.rows}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

function FromTheStart({ address }: { address: Address }) {
  return (
    <Link {...address} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      先頭から見る
    </Link>
  )
}

type NoResultsProps = {
  /** The same search from its first page, when this is a later one. */
  startAddress: Address | undefined
  /** Searches that ask for less. */
  ways: readonly { label: string; address: Address }[]
  editAddress: Address
  children: ReactNode
}

export function NoResults({ startAddress, ways, editAddress, children }: NoResultsProps) {
  return (
    <EmptyState
      title="条件に合う求人はありません"
      actions={
        <>
          {startAddress && <FromTheStart address={startAddress} />}
          {ways.map(({ label, address }) => (
            <Link key={label} {...address} className={buttonClass({ size: 'sm' })}>
              {label}
            </Link>
          ))}
          <Link {...editAddress} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            ほかの条件
          </Link>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}

/** An error that came with the page has lost its name on the way, but not its words. */
const meantForDoctor = (error: unknown): error is Error =>
  isPublicError(error) || (error instanceof Error && error.message.startsWith(UNEXPECTED_ERROR))

type ResultProblemProps = {
  /** This search again. */
  address: Address
  startAddress: Address | undefined
  error: unknown
  retry: () => void
}

/** No error means that the browser itself is offline and the request waits. */
export function ResultProblem({ address, startAddress, error, retry }: ResultProblemProps) {
  const offline = !error || !onlineManager.isOnline()
  const again = (event: MouseEvent) => {
    event.preventDefault()
    retry()
  }
  return (
    <ErrorState
      title={offline ? OFFLINE : '求人を読み込めませんでした'}
      retry={
        <>
          <Link {...address} onClick={again} className={buttonClass()}>
            再読み込み
          </Link>
          {startAddress && <FromTheStart address={startAddress} />}
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
