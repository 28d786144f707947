import { SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { toListing, toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { bold, whole, tone } from '../../ui/theme/text.css.ts'
import { LatePart } from '../page-parts/late-part.tsx'
import { words } from '../page-parts/late-part.css.ts'
import type { ListingKindParts } from './listing-kind.ts'
import { NgHidden } from './ng-hidden.tsx'
import * as styles from './hospital-rows.css.ts'

/** More than these are behind a link to a search. */
const ROWS = 5

type HospitalRowsProps<Item> = {
  of: ListingKindParts<Item>
  hospitalId: string
  /** The listing they are shown under. */
  exceptId: string
}

/** A hospital's other listings as links under a row. */
export function HospitalRows<Item>({ of, hospitalId, exceptId }: HospitalRowsProps<Item>) {
  const where = { generalHospitalIds: [hospitalId] }
  return (
    <LatePart query={of.useFirst(where)} failure="読み込めませんでした。">
      {({ items, ngHidden }) => {
        const others = items.filter(({ id }) => id !== exceptId).slice(0, ROWS)
        const left = <NgHidden count={ngHidden} all={toResult(of.kind, { ...where, withNg: true })} />
        if (others.length === 0) return left || <p className={words}>ほかに募集中の求人はありません。</p>
        return (
          <ul className={styles.rows}>
            {others.map((item) => (
              <li key={item.id}>
                <Row of={of} item={item} />
              </li>
            ))}
            <li>
              <Link {...toResult(of.kind, where)} className={styles.all}>
                すべて見る
              </Link>
            </li>
          </ul>
        )
      }}
    </LatePart>
  )
}

function Row<Item>({ of, item }: { of: ListingKindParts<Item>; item: Item & { id: string } }) {
  const { when, pay, shiftPattern } = of.lineOf(item)
  return (
    <Link {...toListing(of.kind, item.id)} className={styles.row}>
      <span className={bold}>{when}</span>
      <span className={whole}>{pay}</span>
      <span className={tone.sub}>{SHIFT_PATTERN[shiftPattern]}</span>
    </Link>
  )
}
