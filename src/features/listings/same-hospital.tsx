import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { SHIFT_PATTERN } from '../../domain/listing-words.ts'
import { yenText } from '../../domain/money-text.ts'
import { shiftText } from '../../domain/shift-text.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { resultAddress } from './criteria-address.ts'
import { sameHospitalQuery } from './listing.queries.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './same-hospital.css.ts'

type SameHospitalProps = { hospitalId: string; exceptId: string }

/** The hospital's other listings, soonest first, as rows under the card. */
export function SameHospital({ hospitalId, exceptId }: SameHospitalProps) {
  const { data, isError, refetch } = useQuery(sameHospitalQuery(hospitalId))
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
  const others = data.items.filter(({ id }) => id !== exceptId).slice(0, 5)
  if (others.length === 0) return <p className={styles.words}>ほかに募集中の求人はありません。</p>
  return (
    <ul className={styles.rows}>
      {others.map((item) => {
        const listing = readFragment<typeof SpotCardFragment>(item)
        return (
          <li key={item.id}>
            <a href={`/spot/${item.id}`} className={styles.row}>
              <span className={styles.when}>{shiftText(listing.startTime, listing.endTime)}</span>
              <span className={styles.fee}>{yenText(listing.fee)}</span>
              <span className={styles.kind}>{SHIFT_PATTERN[listing.shiftPattern]}</span>
            </a>
          </li>
        )
      })}
      <li>
        <a href={resultAddress({ generalHospitalIds: [hospitalId] })} className={styles.all}>
          すべて見る
        </a>
      </li>
    </ul>
  )
}
