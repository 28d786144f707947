import { FUNNEL_STEP, FUNNEL_STEPS } from '../../../domain/staff/daily-figure.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import * as styles from './staff-figures.css.ts'

type CountTableProps = {
  caption: string
  /** Heading of the first column. */
  first: string
  rows: readonly { name: string; counts: readonly number[] }[]
}

/** The four steps, one row for each name. */
export const CountTable = ({ caption, first, rows }: CountTableProps) => (
  <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cellHead}>
            {first}
          </th>
          {FUNNEL_STEPS.map((step) => (
            <th key={step} scope="col" className={styles.cellNumber}>
              {FUNNEL_STEP[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row" className={styles.cellHead}>
              {name}
            </th>
            {FUNNEL_STEPS.map((step, index) => (
              <td key={step} className={styles.cellNumber}>
                {numberText(counts[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
