import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'

/**
 * SQL that copies rows: `changed` is a jsonb expression over the row `one`, which `source` names with what else it
 * needs. Generated columns are left to the database.
 */
export async function copies(executor: Executor, table: string, changed: string, source: SQL): Promise<SQL> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)
  const names = rows.map(({ name }) => `"${name}"`)
  const values = names.map((name) => `(changed.row).${name}`)
  return sql`insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) overriding system value
    select ${sql.raw(values.join(', '))}
    from (select jsonb_populate_record(one, ${sql.raw(changed)}) as row from ${source}) changed on conflict do nothing`
}
