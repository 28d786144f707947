import { and, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { account } from '../../database/schema/account.ts'
import { doctor } from '../../database/schema/doctor.ts'

/**
 * A registration lapses when its address is not proved in time, and is invalid from that instant on, even before it is
 * deleted. A registration that was handed in has become a doctor and does not lapse.
 */
export const isLapsed = (now: Date): SQL | undefined =>
  and(
    lte(account.lapsesAt, now),
    isNull(account.mailConfirmedAt),
    notExists(sql`(select from ${doctor} where ${doctor.accountId} = ${account.id})`),
  )
