import type { ReactNode } from 'react'
import * as styles from '../../forms/criteria.css.ts'

type CriteriaGroupProps = { legend: ReactNode; children: ReactNode }

/** One question of a search form. */
export function CriteriaGroup({ legend, children }: CriteriaGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.group}>{children}</div>
    </fieldset>
  )
}
