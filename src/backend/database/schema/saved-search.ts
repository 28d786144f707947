import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SavedCriteria } from '../../../domain/search/search-criteria.ts'
import type { BeyondCriteria, SearchKind } from '../../../domain/search/search-history.ts'
import { instant, oneOf } from './columns.ts'
import { doctor } from './doctor.ts'

const KINDS = { spot: true, regular: true }

/** A search a doctor keeps on the server, to hear of what is published for it. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    /** The twelve criteria, those that set a condition. */
    criteria: jsonb().$type<SavedCriteria>().notNull(),
    /** What the search asks for beside them; null when nothing. */
    beyond: jsonb().$type<BeyondCriteria>(),
    /** The same for the same search, whatever the order of its values. */
    criteriaKey: text('criteria_key').notNull(),
    label: text().notNull(),
    notify: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('saved_search_once').on(t.doctorId, t.kind, t.criteriaKey),
    index('saved_search_notified')
      .on(t.kind)
      .where(sql`${t.notify}`),
    oneOf('saved_search_kind_known', t.kind, KINDS),
    check('saved_search_some_criteria', sql`${t.criteriaKey} <> ''`),
  ],
)

/** What a doctor was told of: a listing once, whatever becomes of it. */
export const savedSearchHit = pgTable(
  'saved_search_hit',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** Null: the doctor keeps the search no more. */
    searchId: uuid('search_id').references(() => savedSearch.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    /** The notification that says so. */
    noticeKey: text('notice_key').notNull(),
    /** The mail that says so; null for who wants none. */
    mailKey: text('mail_key'),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.kind, t.listingId] }),
    index('saved_search_hit_of_search').on(t.searchId),
    index('saved_search_hit_recent').on(t.doctorId, t.at),
    index('saved_search_hit_of_mail').on(t.mailKey),
  ],
)
