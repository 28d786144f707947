import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { readPayday } from '../../../domain/money/read-payday.ts'
import type { Executor } from '../client.ts'
import { regularWorkDetail } from '../schema/listing/regular-work.ts'
import { spotWorkDetail } from '../schema/listing/spot-work.ts'

/** Rows that one statement changes. */
const BATCH = 5_000

const TABLES = [
  { table: spotWorkDetail, id: spotWorkDetail.spotWorkId },
  { table: regularWorkDetail, id: regularWorkDetail.regularWorkId },
] as const

/**
 * Reads the paydays that hospitals typed before they were rules, and those that the version before writes beside this
 * one. A text is read once for all of its listings; what no rule can be read from stays as it was typed, for the hospital
 * to choose (`DECISIONS.md`). May be repeated. Returns how many listings were read, and how many were not.
 */
export async function readPaydays(executor: Executor): Promise<{ read: number; unread: number }> {
  const counts = { read: 0, unread: 0 }
  for (const { table, id } of TABLES) {
    const unread = isNull(table.payday)
    const { paymentMethod, closingDay, payDay } = table
    const texts = await executor
      .select({ paymentMethod, closingDay, payDay, listings: count() })
      .from(table)
      .where(unread)
      .groupBy(paymentMethod, closingDay, payDay)
    for (const text of texts) {
      const rule = readPayday(text.closingDay, text.payDay, text.paymentMethod)
      const same = and(
        unread,
        eq(paymentMethod, text.paymentMethod),
        eq(closingDay, text.closingDay),
        eq(payDay, text.payDay),
      )
      if (!rule) counts.unread += text.listings
      else
        for (let changed = BATCH; changed === BATCH; counts.read += changed) {
          const some = executor.select({ id }).from(table).where(same).limit(BATCH)
          const rows = await executor
            .update(table)
            .set({ payday: rule })
            .where(inArray(id, some))
            .returning({ id })
          changed = rows.length
        }
    }
  }
  return counts
}
