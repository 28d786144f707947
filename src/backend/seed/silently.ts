import { sql } from 'drizzle-orm'

/** Read by the publication trigger until the end of the transaction: demo listings notify nobody. */
export const SILENTLY = sql`set local dp.silent_publications = 'on'`
