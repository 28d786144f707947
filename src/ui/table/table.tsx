import type { ReactNode } from 'react'
import { visuallyHidden } from '../layout/layout.css.ts'
import { caption as captionStyle, scroller, table } from './table.css.ts'

export type TableColumn<Row> = {
  key: string
  title: ReactNode
  /** `end` for numbers: right-aligned, equal-width digits. */
  align?: 'start' | 'end'
  /** This cell names its row. */
  rowHeader?: boolean
  cell: (row: Row) => ReactNode
}

export type TableProps<Row> = {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export function Table<Row>({ caption, captionHidden, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // Focusable, so that a narrow screen's keyboard can scroll it.
    <div className={scroller} tabIndex={0} role="region" aria-label={caption}>
      <table className={table}>
        <caption className={captionHidden ? visuallyHidden : captionStyle}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
