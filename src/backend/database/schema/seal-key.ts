import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from './columns.ts'

/** What becomes of a key of `seal.ts`. */
const SEAL_KEY_STATE = {
  /** Seals what is written. */
  CURRENT: '',
  /** Opened what was sealed before a change of the key; seals nothing any more. */
  RETIRED: '',
} as const

/** The keys that bank accounts and second factors are sealed with, by their fingerprints. */
export const sealKey = pgTable(
  'seal_key',
  {
    /** `keyPrintOf` of the key. */
    print: text().primaryKey(),
    state: text().$type<keyof typeof SEAL_KEY_STATE>().notNull(),
    since: instant().notNull(),
  },
  (t) => [
    isOneOf('seal_key_state_known', t.state, SEAL_KEY_STATE),
    uniqueIndex('seal_key_one_current')
      .on(t.state)
      .where(sql`${t.state} = 'CURRENT'`),
  ],
)
