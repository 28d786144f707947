import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { VIEWED_DOCUMENT, type ViewedDocument } from '../../../../domain/doctor/registration-words.ts'
import { account } from '../account/account.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { staff } from '../staff.ts'

/** Audit log: who of our staff or of a hospital viewed a doctor's document, and when. Append-only. */
export const documentView = pgTable(
  'document_view',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The document's owner. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** No foreign key: the record outlives a replaced picture. */
    documentId: uuid('document_id').notNull(),
    kind: text().$type<ViewedDocument>().notNull(),
    /** One of the two. */
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    memberId: uuid('member_id').references(() => hospitalMember.id),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [
    check('document_view_viewer', sql`num_nonnulls(${t.staffAccountId}, ${t.memberId}) = 1`),
    isOneOf('document_view_kind_known', t.kind, VIEWED_DOCUMENT),
    index('document_view_of_account').on(t.accountId, t.viewedAt),
    index('document_view_by_staff')
      .on(t.viewedAt, t.id)
      .where(sql`${t.staffAccountId} is not null`),
  ],
)
