import type { UseQueryResult } from '@tanstack/react-query'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { LatePart } from '../page-parts/late-part.tsx'
import { words } from '../page-parts/late-part.css.ts'
import * as styles from './same-hospital.css.ts'

type HospitalRow = { address: Address; when: string; pay: string; kind: string }

/** How many are shown before the rest is a search of its own. */
const ROWS = 5

type HospitalRowsProps<Item> = {
  query: UseQueryResult<{ items: readonly Item[] }>
  /** The listing they are shown under. */
  exceptId: string
  rowOf: (item: Item) => HospitalRow
  /** All listings of the hospital. */
  allAddress: Address
}

/** A hospital's other listings as rows under a card, each a way to its page. */
export const HospitalRows = <Item extends { id: string }>({
  query,
  exceptId,
  rowOf,
  allAddress,
}: HospitalRowsProps<Item>) => (
  <LatePart query={query} failure="読み込めませんでした。">
    {({ items }) => {
      const others = items.filter(({ id }) => id !== exceptId).slice(0, ROWS)
      if (others.length === 0) return <p className={words}>ほかに募集中の求人はありません。</p>
      return (
        <ul className={styles.rows}>
          {others.map((item) => (
            <li key={item.id}>
              <Row {...rowOf(item)} />
            </li>
          ))}
          <li>
            <Link {...allAddress} className={styles.all}>
              すべて見る
            </Link>
          </li>
        </ul>
      )
    }}
  </LatePart>
)

const Row = ({ address, when, pay, kind }: HospitalRow) => (
  <Link {...address} className={styles.row}>
    <span className={styles.when}>{when}</span>
    <span className={styles.fee}>{pay}</span>
    <span className={styles.kind}>{kind}</span>
  </Link>
)
