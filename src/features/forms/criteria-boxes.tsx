import { memo, useId } from 'react'
import { numberText } from '../../domain/text/money-text.ts'
import { check, row } from '../../ui/choice/choice.css.ts'
import * as styles from './criteria.css.ts'

/** Facet counts: the number of listings by value of a choice. */
export type ValueCounts = Readonly<Record<string, number>>

export type BoxesProps = {
  name: string
  words: Readonly<Record<string, string>>
  /** Ticked on the first render; afterwards the form itself holds the state (uncontrolled). */
  value?: readonly string[]
  counts?: ValueCounts
  /** Short labels: laid out in rows instead of a grid. */
  flow?: boolean
  /** Several columns where there is room. */
  wide?: boolean
  isHidden?: (value: string) => boolean
}

/**
 * Uncontrolled checkboxes without hooks of their own: a form has up to 170 of them, and a tick renders
 * nothing. `useFormCriteria` listens to the form for changes.
 */
export const Boxes = memo(function Boxes({ name, words, value, counts, flow, wide, isHidden }: BoxesProps) {
  const id = useId()
  return (
    <div className={flow ? styles.flow : wide ? styles.wideBoxes : styles.boxes}>
      {Object.entries(words).map(([one, label]) => (
        <div key={one} hidden={isHidden?.(one)} className={styles.boxRow}>
          <label className={`${row} ${styles.boxLabel}`}>
            <input
              type="checkbox"
              name={name}
              value={one}
              defaultChecked={value?.includes(one)}
              aria-describedby={counts ? `${id}${one}` : undefined}
              className={check}
            />
            {label}
          </label>
          {counts && <BoxCount id={id + one} count={counts[one] ?? 0} />}
        </div>
      ))}
    </div>
  )
})

/** Outside the label, so that the checkbox's accessible name does not change with the count. */
function BoxCount({ id, count }: { id: string; count: number }) {
  return (
    <span id={id} className={styles.count}>
      {`${numberText(count)}件`}
    </span>
  )
}
