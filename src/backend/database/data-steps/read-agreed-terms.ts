import { sql } from 'drizzle-orm'
import { readOldTerms } from '../agreed-terms/old-terms.ts'
import { toStored, type StoredTerms } from '../agreed-terms/terms-column.ts'
import type { Executor } from '../client.ts'

/** Rows that one transaction changes. */
const BATCH = 500

/** Where agreed terms are stored. */
const COLUMNS = [
  { table: 'application', column: 'terms' },
  { table: 'application_offer', column: 'before' },
  { table: 'application_offer', column: 'terms' },
  { table: 'contract_renewal', column: 'terms_before' },
] as const
type Column = (typeof COLUMNS)[number]

/** Terms with lines that could not be read as facts, which doctor and hospital go on reading as they were. */
export type UnreadTerms = { table: string; id: string; headings: string[] }
export type AgreedTermsRead = { read: number; unread: UnreadTerms[] }

type OldRow = { id: string; stored: StoredTerms }

/** Rows of the version before, by keyset: those without the sum that this one writes. */
async function findOld(executor: Executor, { table, column }: Column, after: string): Promise<OldRow[]> {
  const terms = sql.identifier(column)
  const { rows } = await executor.execute<OldRow>(sql`
    select id::text as id, ${terms} as stored from ${sql.identifier(table)}
    where ${terms} is not null and not (${terms} ? 'linesSum') and id > ${after}::uuid
    order by id limit ${BATCH}`)
  return rows
}

/**
 * Writes facts beside the lines of rows that nobody has changed since; a process of the version before may be running.
 * The lines stay as they are, so that no notice of terms is written anew: what the trigger of `application` has ordered
 * for it is taken back.
 */
async function writeFacts(executor: Executor, { table, column }: Column, rows: readonly OldRow[]) {
  const terms = sql.identifier(column)
  const made = rows.map(({ id, stored }) => ({ id, was: stored, stored: toStored(fromOld(stored)) }))
  const ids = sql`(select (one->>'id')::uuid from jsonb_array_elements(${JSON.stringify(made)}::jsonb) one)`
  await executor.execute(sql`begin`)
  try {
    const { rows: due } = await executor.execute<{ id: string }>(
      sql`select application_id::text as id from condition_notice_due where application_id in ${ids}`,
    )
    await executor.execute(sql`
      update ${sql.identifier(table)} as kept set ${terms} = read.stored
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as read(id uuid, was jsonb, stored jsonb)
      where kept.id = read.id and kept.${terms} = read.was`)
    await executor.execute(sql`
      delete from condition_notice_due where application_id in ${ids}
      and application_id::text not in (select jsonb_array_elements_text(${JSON.stringify(due.map(({ id }) => id))}::jsonb))`)
    await executor.execute(sql`commit`)
  } catch (error) {
    await executor.execute(sql`rollback`)
    throw error
  }
}

const fromOld = (stored: StoredTerms) => readOldTerms(stored).terms

/**
 * Reads the terms that were agreed on before they were facts, and those that a process of the version before has written
 * since (`DECISIONS.md` of `agreed-terms`). Repeatable. What is not read is listed, and stays readable as it was.
 */
export async function readAgreedTerms(executor: Executor): Promise<AgreedTermsRead> {
  const result: AgreedTermsRead = { read: 0, unread: [] }
  for (const one of COLUMNS) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await findOld(executor, one, after)
      if (rows.length === 0) break
      await writeFacts(executor, one, rows)
      for (const { id, stored } of rows) {
        const { unread } = readOldTerms(stored)
        if (unread.length === 0) result.read += 1
        else result.unread.push({ table: one.table, id, headings: unread })
      }
      after = rows.at(-1)?.id ?? after
    }
  }
  return result
}
