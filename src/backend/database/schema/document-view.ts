import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { VIEWED_DOCUMENT, type ViewedDocument } from '../../../domain/doctor/registration-words.ts'
import { account } from './account.ts'
import { instant, oneOf } from './columns.ts'
import { staff } from './staff.ts'

/** Audit log: which member of staff viewed a doctor's document, and when. Append-only. */
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
    staffAccountId: uuid('staff_account_id')
      .notNull()
      .references(() => staff.accountId),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [
    oneOf('document_view_kind_known', t.kind, VIEWED_DOCUMENT),
    index('document_view_of_account').on(t.accountId, t.viewedAt),
  ],
)
