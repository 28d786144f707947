import { getTableColumns, sql, type Name } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/client.ts'

const CHUNK = 1_000

/** The columns of a table without generated ones. */
export function writableColumns(table: PgTable): { property: string; name: Name }[] {
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generated)
    .map(([property, column]) => ({ property, name: sql.identifier(column.name) }))
}

/**
 * Bulk insert with one JSON parameter per thousand rows instead of one parameter per value. All rows must
 * have the columns of the first; rows that conflict with existing keys are skipped.
 */
export async function insertRows<Row extends object>(
  executor: Executor,
  table: PgTable,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const properties = Object.keys(first).filter((property) => columns[property])
  const names = sql.join(
    properties.map((property) => sql.identifier(columns[property]?.name ?? property)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += CHUNK) {
    const records = rows.slice(from, from + CHUNK).map((row) => {
      const record: Record<string, unknown> = {}
      for (const [property, value] of Object.entries(row)) record[columns[property]?.name ?? property] = value
      return record
    })
    await executor.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
      on conflict do nothing
    `)
  }
}
