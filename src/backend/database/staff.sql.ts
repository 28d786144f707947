import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { staff } from './schema/staff.ts'

/** Whether the account belongs to a current member of our staff. */
export const isStaff = (accountId: PgColumn): SQL<boolean> =>
  sql`exists (select from ${staff} where ${eq(staff.accountId, accountId)} and ${isNull(staff.leftAt)})`
