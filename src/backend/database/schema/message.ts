import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { FILE_LIMIT, FILE_MIME, type FileMime } from '../../../domain/message/message-file.ts'
import { MESSAGE_LENGTH, SENDER, type Sender } from '../../../domain/message/message-words.ts'
import { VIEW_REASON } from '../../../domain/message/thread-view-reason.ts'
import { account } from './account/account.ts'
import { bytes } from './bytes.ts'
import { instant, isOneOf } from './columns.ts'
import { doctor } from './doctor/doctor.ts'
import { hospital } from './hospital/hospital.ts'
import { staff } from './staff.ts'
import { regularWork } from './listing/regular-work.ts'
import { spotWork } from './listing/spot-work.ts'
import { work } from './work/application.ts'
import { objection } from './work/objection.ts'
import { objectColumns, oneBody } from './stored-object.ts'

/** Messages between one doctor and one hospital about one listing. */
export const messageThread = pgTable(
  'message_thread',
  {
    id: uuid().primaryKey().defaultRandom(),
    spotWorkId: bigint('spot_work_id', { mode: 'number' }).references(() => spotWork.id),
    regularWorkId: bigint('regular_work_id', { mode: 'number' }).references(() => regularWork.id),
    /** The listing's hospital, which never changes: for the index of the hospital's threads. */
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    lastMessageAt: instant('last_message_at').notNull(),
    /** The last message that each side has seen: those up to it are read. */
    doctorReadAt: instant('doctor_read_at'),
    hospitalReadAt: instant('hospital_read_at'),
    /** Messages of the other side after that one. */
    unreadDoctor: integer('unread_doctor').notNull().default(0),
    unreadHospital: integer('unread_hospital').notNull().default(0),
  },
  (t) => [
    unique('message_thread_of_spot').on(t.spotWorkId, t.doctorId),
    unique('message_thread_of_regular').on(t.regularWorkId, t.doctorId),
    index('message_thread_of_hospital').on(t.hospitalId, t.lastMessageAt, t.id),
    index('message_thread_unread')
      .on(t.hospitalId, t.lastMessageAt)
      .where(sql`${t.unreadHospital} > 0`),
    index('message_thread_of_doctor').on(t.doctorId),
    check('message_thread_listing', sql`num_nonnulls(${t.spotWorkId}, ${t.regularWorkId}) = 1`),
  ],
)

/** A message. `sent_at` orders the messages of a thread: no two are sent at the same millisecond. */
export const message = pgTable(
  'message',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThread.id, { onDelete: 'cascade' }),
    sender: text().$type<Sender>().notNull(),
    /** Who wrote: the doctor, or the member for the hospital. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    body: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    unique('message_of_thread').on(t.threadId, t.sentAt),
    index('message_of_account').on(t.accountId, t.sentAt),
    isOneOf('message_sender_known', t.sender, SENDER),
    check('message_body_length', sql.raw(`char_length(body) between 1 and ${MESSAGE_LENGTH}`)),
  ],
)

/** A file of a message: uploaded before the message is sent, and gone with it. */
export const messageFile = pgTable(
  'message_file',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who uploaded it. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Null until the message is sent. */
    messageId: uuid('message_id')
      .unique()
      .references(() => message.id, { onDelete: 'cascade' }),
    /** The work whose report it belongs to, as a receipt; such a file has no message. */
    workId: uuid('work_id').references(() => work.id, { onDelete: 'cascade' }),
    /** The objection to 注意 that it is proof of; such a file has no message, and only doctor and our staff read it. */
    objectionId: uuid('objection_id')
      .unique()
      .references(() => objection.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mime: text().$type<FileMime>().notNull(),
    size: integer().notNull(),
    /** Null when the body is an object of the store. */
    bytes: bytes(),
    ...objectColumns(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [
    index('message_file_unsent')
      .on(t.uploadedAt)
      .where(sql`${t.messageId} is null`),
    index('message_file_of_work')
      .on(t.workId)
      .where(sql`${t.workId} is not null`),
    index('message_file_of_account').on(t.accountId, t.uploadedAt),
    isOneOf('message_file_mime_known', t.mime, FILE_MIME),
    check('message_file_name_length', sql`char_length(${t.name}) between 1 and 200`),
    check('message_file_size', sql.raw(`size between 1 and ${FILE_LIMIT}`)),
    oneBody('message_file_body', t.bytes, t),
  ],
)

/** Audit log: who of our staff opened a thread, when and for what reason. Append-only. */
export const threadView = pgTable(
  'thread_view',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThread.id, { onDelete: 'cascade' }),
    staffAccountId: uuid('staff_account_id')
      .notNull()
      .references(() => staff.accountId),
    reason: text().notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [
    index('thread_view_of_thread').on(t.threadId, t.viewedAt),
    index('thread_view_time').on(t.viewedAt, t.id),
    check(
      'thread_view_reason_length',
      sql.raw(`char_length(reason) between ${VIEW_REASON.least} and ${VIEW_REASON.most}`),
    ),
  ],
)
