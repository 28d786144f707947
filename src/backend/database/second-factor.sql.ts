import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { secondFactor } from './schema/account/second-factor.ts'

/** Whether the account of a row logs in with a second factor, as a column of a statement. */
export const logsInWithFactor = (accountId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${secondFactor} where ${secondFactor.accountId} = ${accountId})`
