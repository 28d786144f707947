import { criteriaChips, withoutChip } from '../../domain/criteria-chips.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { RemovableChip } from '../../ui/chip/removable-chip.tsx'
import { cx } from '../../ui/class-names.ts'
import { PlusIcon } from '../../ui/icon/control-icons.tsx'
import { resultAddress, SEARCH_PATH, searchAddress } from './criteria-address.ts'
import * as styles from './spot-result-page.css.ts'

type CriteriaBarProps = { search: SpotSearch; hospitalName: (id: string) => string }

/** The conditions in force, each a link to the same search without it. */
export function CriteriaBar({ search, hospitalName }: CriteriaBarProps) {
  const criteria = criteriaOf(search)
  const chips = criteriaChips(criteria, hospitalName)
  return (
    <nav aria-label="検索条件" className={cx(styles.criteria, chips.length === 0 && styles.noCriteria)}>
      <a
        href={searchAddress(SEARCH_PATH, { ...criteria, sort: search.sort })}
        className={`${chipClass()} ${styles.addCriteria}`}
      >
        <PlusIcon size="sm" />
        条件
      </a>
      {chips.map((chip) => (
        <RemovableChip
          key={`${chip.field}-${chip.value}`}
          label={chip.label}
          render={(slot) => (
            <a href={resultAddress({ ...withoutChip(criteria, chip), sort: search.sort })} {...slot} />
          )}
        />
      ))}
      {chips.length > 1 && (
        <a href={resultAddress({ sort: search.sort })} className={styles.clear}>
          すべて外す
        </a>
      )}
    </nav>
  )
}
