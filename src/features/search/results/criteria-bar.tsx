import { useEffect, useRef, type ReactNode } from 'react'
import { criteriaChips, withoutChip } from '../../../domain/search/criteria-chips.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { RemovableChip } from '../../../ui/chip/removable-chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { PlusIcon } from '../../../ui/icon/control-icons.tsx'
import { RESULT_TITLE_ID } from './result-title.ts'
import * as styles from '../form/result-page.css.ts'

type CriteriaBarProps<C extends Criteria> = {
  criteria: C
  hospitalName: (id: string) => string
  /** The form that edits the criteria. */
  editAddress: Address
  /** The same list in the same order under other criteria; none at all when they are left out. */
  addressWith: (criteria?: C) => Address
  /** A condition to be added with one tap. */
  offer?: ReactNode
}

/** The conditions in force, each a link to the same search without it. */
export function CriteriaBar<C extends Criteria>({
  criteria,
  hospitalName,
  editAddress,
  addressWith,
  offer,
}: CriteriaBarProps<C>) {
  const chips = criteriaChips(criteria, hospitalName)
  const nav = useRef<HTMLElement>(null)
  /** Index of the removed chip: the focus moves to the chip that takes its place. */
  const pressed = useRef<number>(undefined)
  const shown = chips.map(({ field, value }) => `${field} ${value}`).join()
  useEffect(() => {
    const place = pressed.current
    pressed.current = undefined
    if (place === undefined) return
    const left = nav.current?.querySelectorAll<HTMLElement>('a[data-chip]') ?? []
    const next = left[Math.min(place, left.length - 1)] ?? document.getElementById(RESULT_TITLE_ID)
    next?.focus()
  }, [shown])
  return (
    <nav
      ref={nav}
      aria-label="検索条件"
      className={cx(styles.criteria, chips.length === 0 && !offer && styles.noCriteria)}
    >
      <Link {...editAddress} className={`${chipClass()} ${styles.addCriteria}`}>
        <PlusIcon size="sm" />
        条件
      </Link>
      {chips.map((chip, place) => (
        <RemovableChip
          key={`${chip.field}-${chip.value}`}
          label={chip.label}
          render={(slot) => (
            <Link
              {...addressWith(withoutChip(criteria, chip))}
              data-chip=""
              onClick={() => (pressed.current = place)}
              {...slot}
            />
          )}
        />
      ))}
      {chips.length > 1 && (
        <Link {...addressWith()} onClick={() => (pressed.current = 0)} className={styles.clear}>
          すべて外す
        </Link>
      )}
      {offer}
    </nav>
  )
}
