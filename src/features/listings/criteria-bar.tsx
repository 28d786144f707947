import { criteriaChips, withoutChip, type Criteria } from '../../domain/criteria-chips.ts'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { RemovableChip } from '../../ui/chip/removable-chip.tsx'
import { cx } from '../../ui/class-names.ts'
import { PlusIcon } from '../../ui/icon/control-icons.tsx'
import * as styles from './result-page.css.ts'

type CriteriaBarProps<C extends Criteria> = {
  criteria: C
  hospitalName: (id: string) => string
  /** Where the criteria are chosen anew. */
  editAddress: string
  /** The same list in the same order under other criteria; none at all when they are left out. */
  addressWith: (criteria?: C) => string
}

/** The conditions in force, each a link to the same search without it. */
export function CriteriaBar<C extends Criteria>({
  criteria,
  hospitalName,
  editAddress,
  addressWith,
}: CriteriaBarProps<C>) {
  const chips = criteriaChips(criteria, hospitalName)
  return (
    <nav aria-label="検索条件" className={cx(styles.criteria, chips.length === 0 && styles.noCriteria)}>
      <a href={editAddress} className={`${chipClass()} ${styles.addCriteria}`}>
        <PlusIcon size="sm" />
        条件
      </a>
      {chips.map((chip) => (
        <RemovableChip
          key={`${chip.field}-${chip.value}`}
          label={chip.label}
          render={(slot) => <a href={addressWith(withoutChip(criteria, chip))} {...slot} />}
        />
      ))}
      {chips.length > 1 && (
        <a href={addressWith()} className={styles.clear}>
          すべて外す
        </a>
      )}
    </nav>
  )
}
