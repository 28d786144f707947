import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { VIEWED_DOCUMENT, type ViewedDocument } from '../../../domain/doctor/registration-words.ts'
import { account } from './account.ts'
import { instant, oneOf } from './columns.ts'
import { staff } from './staff.ts'

/** Which of our staff looked at a doctor's document, and when; nothing here is changed. */
export const documentView = pgTable(
  'document_view',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose document it is. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** No reference: a picture that was replaced is gone, that it was looked at is not. */
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
