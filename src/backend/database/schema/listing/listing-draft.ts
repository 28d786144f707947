import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Answers } from '../../../../domain/listing/draft/listing-answers.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

const KINDS = { spot: true, regular: true }

/**
 * What a hospital's members have typed for a listing, valid or not: of a new listing, or of changes to a
 * published one. Publishing writes the listing and deletes the row.
 */
export const listingDraft = pgTable(
  'listing_draft',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    /** The published listing to change; null for a new one. */
    listingId: bigint('listing_id', { mode: 'number' }),
    answers: jsonb().$type<Answers>().notNull(),
    /** Incremented by every save (optimistic locking). */
    version: integer().notNull().default(1),
    /** Who saved it last. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => hospitalMember.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('listing_draft_of_listing')
      .on(t.kind, t.listingId)
      .where(sql`${t.listingId} is not null`),
    index('listing_draft_of_hospital').on(t.hospitalId, t.kind, t.updatedAt, t.id),
    isOneOf('listing_draft_kind_known', t.kind, KINDS),
  ],
)
