import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import * as styles from './same-hospital.css.ts'

type HospitalRow = { id: string; address: string; when: string; pay: string; kind: string }

type HospitalRowsProps<Data> = {
  query: UseQueryResult<Data>
  rowsOf: (data: Data) => HospitalRow[]
  /** All listings of the hospital. */
  allAddress: string
}

/** A hospital's other listings as rows, each a way to its page. */
export function HospitalRows<Data>({
  query: { data, isError, refetch },
  rowsOf,
  allAddress,
}: HospitalRowsProps<Data>) {
  if (isError)
    return (
      <p role="alert" className={styles.words}>
        読み込めませんでした。
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
  const rows = rowsOf(data)
  if (rows.length === 0) return <p className={styles.words}>ほかに募集中の求人はありません。</p>
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, address, when, pay, kind }) => (
        <li key={id}>
          <a href={address} className={styles.row}>
            <span className={styles.when}>{when}</span>
            <span className={styles.fee}>{pay}</span>
            <span className={styles.kind}>{kind}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={allAddress} className={styles.all}>
          すべて見る
        </a>
      </li>
    </ul>
  )
}
