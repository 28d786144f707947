import { and, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { account } from '../../database/schema/account.ts'
import { doctor } from '../../database/schema/doctor.ts'

/**
 * Of a registration whose address nobody has proved in time. It is worth nothing from that instant on, whenever it is deleted.
 * One that was handed in has become a doctor's and stays.
 */
export const isLapsed = (now: Date): SQL | undefined =>
  and(
    lte(account.lapsesAt, now),
    isNull(account.mailConfirmedAt),
    notExists(sql`(select from ${doctor} where ${doctor.accountId} = ${account.id})`),
  )
