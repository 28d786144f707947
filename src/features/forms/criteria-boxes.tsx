import { memo, useId } from 'react'
import { numberText } from '../../domain/text/money-text.ts'
import { check, row } from '../../ui/choice/choice.css.ts'
import * as styles from './criteria.css.ts'

/** How many listings each value would leave, by value. */
export type ValueCounts = Readonly<Record<string, number>>

export type BoxesProps = {
  name: string
  words: Readonly<Record<string, string>>
  /** What is ticked when the boxes are first shown; then the form itself is the truth. */
  value?: readonly string[]
  counts?: ValueCounts
  /** Short words stand side by side. */
  flow?: boolean
  isHidden?: (value: string) => boolean
}

/**
 * Plain boxes: a form has a hundred and seventy, and none needs a hook of its own. Uncontrolled, so that a tick draws
 * nothing anew; who must know listens to the form (`useFormCriteria`).
 */
export const Boxes = memo(function Boxes({ name, words, value, counts, flow, isHidden }: BoxesProps) {
  const id = useId()
  return (
    <div className={flow ? styles.flow : styles.boxes}>
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

/** Beside the label and not in it: a choice is called the same whatever it finds today. */
function BoxCount({ id, count }: { id: string; count: number }) {
  return (
    <span id={id} className={styles.count}>
      {`${numberText(count)}件`}
    </span>
  )
}
