import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import * as styles from './late-part.css.ts'

type LatePartProps<Data> = {
  query: UseQueryResult<Data>
  /** Sentence shown if the query failed. */
  failure: string
  children: (data: Data) => ReactNode
}

/** A part of a page whose query starts when it is opened: skeleton, error with a retry, then the data. */
export function LatePart<Data>({
  query: { data, isError, refetch },
  failure,
  children,
}: LatePartProps<Data>) {
  if (isError)
    return (
      <p role="alert" className={styles.words}>
        {failure}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          もう一度読み込む
        </button>
      </p>
    )
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton shape="control" />
      </SkeletonGroup>
    )
  return children(data)
}
