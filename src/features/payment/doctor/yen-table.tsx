import type { ReactNode } from 'react'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import * as styles from './payment.css.ts'

type YenTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  sum?: readonly string[]
}

/** A table of figures: the first column names the row. A narrow screen scrolls it, paper does not. */
export const YenTable = ({ caption, columns, rows, sum }: YenTableProps) => (
  <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((word, index) => (
            <th key={word} scope="col" className={index === 0 ? styles.head : styles.number}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.printedRow}>
            <Cells cells={cells} />
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr className={styles.sum}>
            <Cells cells={sum} />
          </tr>
        </tfoot>
      )}
    </table>
  </div>
)

const Cells = ({ cells: [name, ...others] }: { cells: readonly ReactNode[] }) => (
  <>
    <th scope="row" className={styles.head}>
      {name}
    </th>
    {others.map((text, index) => (
      <td key={index} className={styles.number}>
        {text}
      </td>
    ))}
  </>
)
