import { and, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { account } from '../../database/schema/account/account.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'

/**
 * Condition: the registration has expired, because its address was not confirmed in time. It is invalid from
 * that instant, even before the purge. A submitted registration does not expire.
 */
export const isLapsed = (now: Date): SQL | undefined =>
  and(
    lte(account.lapsesAt, now),
    isNull(account.mailConfirmedAt),
    notExists(sql`(select from ${doctor} where ${doctor.accountId} = ${account.id})`),
  )
