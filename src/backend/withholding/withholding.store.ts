import { eq } from 'drizzle-orm'
import type { WithholdingBand } from '../../domain/money/take-home.ts'
import type { Executor } from '../database/client.ts'
import { withholdingRow } from '../database/schema/doctor/withholding.ts'

/** Rows per statement, which PostgreSQL limits to 65,535 parameters. */
const AT_ONCE = 1_000

/** The tables of a year; empty when they are not loaded. */
export async function findWithholdingBands(executor: Executor, year: number): Promise<WithholdingBand[]> {
  // Awaited here: a drizzle query is lazy, and would run again for every `await` of a cached one.
  return await executor
    .select({
      column: withholdingRow.column,
      period: withholdingRow.period,
      from: withholdingRow.from,
      below: withholdingRow.below,
      baseTax: withholdingRow.baseTax,
      rate: withholdingRow.rate,
      isFictitious: withholdingRow.isFictitious,
    })
    .from(withholdingRow)
    .where(eq(withholdingRow.year, year))
}

/** Replaces the tables of a year, invented ones too. Requires a transaction. */
export async function replaceWithholdingBands(
  tx: Executor,
  year: number,
  bands: readonly WithholdingBand[],
): Promise<void> {
  await tx.delete(withholdingRow).where(eq(withholdingRow.year, year))
  for (let at = 0; at < bands.length; at += AT_ONCE) {
    await tx.insert(withholdingRow).values(bands.slice(at, at + AT_ONCE).map((band) => ({ year, ...band })))
  }
}
