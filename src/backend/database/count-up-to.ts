import { sql, type SQL } from 'drizzle-orm'
import { COUNTED } from '../../domain/text/counted-text.ts'
import type { Executor } from './client.ts'

/** SQL that counts the rows of selects as far as `COUNTED`, where no more of them are read. */
export const countedSql = (...selects: readonly SQL[]): SQL<number> => {
  const some = selects.map((select) => sql`(${select} limit ${COUNTED})`)
  return sql<number>`(select least(count(*), ${COUNTED})::int from (${sql.join(some, sql` union all `)}) counted)`
}

/** How many rows selects have together, up to `COUNTED`: whoever has more reads `countedText`. */
export async function countUpTo(executor: Executor, ...selects: readonly SQL[]): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(sql`select ${countedSql(...selects)} as count`)
  return rows[0]?.count ?? 0
}
