import type { ReactNode } from 'react'
import { check, row } from '../../ui/choice/choice.css.ts'
import * as styles from './spot-filter.css.ts'

type FilterGroupProps = { legend: ReactNode; children: ReactNode }

export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

export type BoxesProps<Value extends string> = {
  name: string
  words: Readonly<Record<Value, string>>
  chosen?: readonly Value[]
  /** Short words stand side by side. */
  flow?: boolean
  isHidden?: (label: string) => boolean
}

/** Plain boxes: the form has a hundred and seventy, and none needs a hook of its own. */
export function Boxes({ name, words, chosen = [], flow, isHidden }: BoxesProps<string>) {
  return (
    <div className={flow ? styles.flow : styles.boxes}>
      {Object.entries(words).map(([value, label]) => (
        <label key={value} className={row} hidden={isHidden?.(label)}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className={check}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
