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
import type { SavedCriteria } from '../../../../domain/search/search-criteria.ts'
import type { BeyondCriteria } from '../../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'

const KINDS = { spot: true, regular: true }

/** A doctor's saved search; with `notify`, newly published matches are notified. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    /** Those of the twelve saved criteria that are set. */
    criteria: jsonb().$type<SavedCriteria>().notNull(),
    /** Criteria beyond the twelve; null when none is set. */
    beyond: jsonb().$type<BeyondCriteria>(),
    /** Canonical form of the criteria: equal for equal searches, whatever the order of their values. */
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
    isOneOf('saved_search_kind_known', t.kind, KINDS),
    check('saved_search_some_criteria', sql`${t.criteriaKey} <> ''`),
  ],
)

/** A listing of which a doctor was notified; at most once per doctor, even when the listing changes later. */
export const savedSearchHit = pgTable(
  'saved_search_hit',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** Null: the search was deleted. */
    searchId: uuid('search_id').references(() => savedSearch.id, { onDelete: 'set null' }),
    at: instant().notNull(),
    /** Dedupe key of the notification. */
    noticeKey: text('notice_key').notNull(),
    /** Key of the mail; null when the doctor wants no mail. */
    mailKey: text('mail_key'),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.kind, t.listingId] }),
    index('saved_search_hit_of_search').on(t.searchId),
    index('saved_search_hit_recent').on(t.doctorId, t.at),
    index('saved_search_hit_of_mail').on(t.mailKey),
  ],
)
