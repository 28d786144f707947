import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import * as styles from './late-part.css.ts'

type LatePartProps<Data> = {
  query: UseQueryResult<Data>
  /** What could not be read. */
  failure: string
  children: (data: Data) => ReactNode
}

/** A part of a page that is asked for once somebody looks: the place it will take, a way to try again, then what it says. */
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
