import type { SQL } from 'drizzle-orm'

/**
 * What a page needs of whoever is signed in, read in the same statement as the session. `accountId` is a sub-select, since
 * the account is not known yet; the answer keeps what was found for the read, once it is.
 */
export type ReadWithSession = (accountId: SQL<string>) => Promise<(accountId: string) => void>
