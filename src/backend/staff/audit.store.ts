import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  DOCTOR_ACTIONS,
  HOSPITAL_ACTIONS,
  WORK_ACTIONS,
  type AuditKind,
} from '../../domain/staff/staff-action.ts'
import type { Executor } from '../database/client.ts'
import { work } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { documentView } from '../database/schema/doctor/document-view.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { messageThread, threadView } from '../database/schema/message.ts'
import { profileChange } from '../database/schema/doctor/profile.ts'
import { doctorDecision, staff } from '../database/schema/staff.ts'
import { staffAction } from '../database/schema/staff-action.ts'
import type { KeysetCursor } from '../database/keyset-cursor.ts'

/** A row of the audit trail. `word` is the key of what was decided or viewed, of the kind's own table of words. */
export type AuditRow = {
  id: string
  kind: AuditKind
  at: Date
  staffName: string
  doctorId: string | null
  doctorName: string | null
  hospitalId: string | null
  hospitalName: string | null
  word: string | null
  words: string
}

export type AuditPage = {
  kind: AuditKind | null
  from: Date | null
  before: Date | null
  after: KeysetCursor | null
  limit: number
}

type Source = {
  from: SQL
  at: PgColumn
  id: PgColumn
  staffId: PgColumn
  kind: SQL
  doctorId: SQL
  hospitalId: SQL
  word: SQL
  words: SQL
}

const NO_WORD = sql`null::text`
const NO_HOSPITAL = sql`null::bigint`

/** The doctor that an action was about, or whose work it was about. */
const doctorOfAction = sql`(case when ${inArray(staffAction.kind, [...DOCTOR_ACTIONS])} then ${staffAction.subject}::uuid
  when ${inArray(staffAction.kind, [...WORK_ACTIONS])}
    then (select ${work.doctorId} from ${work} where ${work.id} = ${staffAction.subject}::uuid)
  end)`

/** Names who proposed a decision, where `staffId` is who confirmed it. */
const proposerWords = sql`coalesce((select '(提案: ' || p.name || ')' from ${staff} p
  where p.account_id = ${doctorDecision.proposedBy}), '')`

/** The hospital that an action was about. */
const hospitalOfAction = sql`(case when ${inArray(staffAction.kind, [...HOSPITAL_ACTIONS])} then ${staffAction.subject}::bigint end)`

const SOURCES: readonly Source[] = [
  {
    from: sql`${staffAction}`,
    at: staffAction.at,
    id: staffAction.id,
    staffId: staffAction.staffAccountId,
    kind: sql`${staffAction.kind}`,
    doctorId: doctorOfAction,
    hospitalId: hospitalOfAction,
    word: NO_WORD,
    words: sql`${staffAction.words}`,
  },
  {
    from: sql`${doctorDecision}`,
    at: doctorDecision.decidedAt,
    id: doctorDecision.id,
    staffId: doctorDecision.staffAccountId,
    kind: sql`'DOCTOR_DECIDED'`,
    doctorId: sql`${doctorDecision.doctorId}`,
    hospitalId: NO_HOSPITAL,
    word: sql`${doctorDecision.decision}`,
    words: sql`${doctorDecision.reason} || ${proposerWords}`,
  },
  {
    from: sql`${profileChange}`,
    at: profileChange.decidedAt,
    id: profileChange.id,
    staffId: profileChange.staffAccountId,
    kind: sql`'CHANGE_DECIDED'`,
    doctorId: sql`${profileChange.doctorId}`,
    hospitalId: NO_HOSPITAL,
    word: sql`${profileChange.state}`,
    words: sql`coalesce(${profileChange.answer}, '')`,
  },
  {
    from: sql`${documentView}`,
    at: documentView.viewedAt,
    id: documentView.id,
    staffId: documentView.staffAccountId,
    kind: sql`'DOCUMENT_VIEWED'`,
    doctorId: sql`(select d.id from ${doctor} d where d.account_id = ${documentView.accountId})`,
    hospitalId: NO_HOSPITAL,
    word: sql`${documentView.kind}`,
    words: sql`''`,
  },
  {
    from: sql`${threadView} inner join ${messageThread} on ${messageThread.id} = ${threadView.threadId}`,
    at: threadView.viewedAt,
    id: threadView.id,
    staffId: threadView.staffAccountId,
    kind: sql`'THREAD_VIEWED'`,
    doctorId: sql`${messageThread.doctorId}`,
    hospitalId: NO_HOSPITAL,
    word: NO_WORD,
    words: sql`${threadView.reason}`,
  },
]

/** The newest rows of one source: each is read by its own index, not more than one page of it. */
const newestOf = (
  { from, at, id, staffId, kind, doctorId, hospitalId, word, words }: Source,
  page: AuditPage,
): SQL => sql`(
  select ${id} as id, ${kind}::text as kind, ${at} as at, ${staffId} as staff_id, ${doctorId} as doctor_id,
    ${hospitalId} as hospital_id,
    ${word}::text as word, ${words} as words
  from ${from}
  where ${staffId} is not null
    ${page.kind ? sql`and ${kind}::text = ${page.kind}` : sql``}
    ${page.from ? sql`and ${at} >= ${page.from}` : sql``}
    ${page.before ? sql`and ${at} < ${page.before}` : sql``}
    ${page.after ? sql`and (${at}, ${id}) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)` : sql``}
  order by ${at} desc, ${id} desc limit ${page.limit})`

/** What our staff did and viewed, newest first, by keyset pagination. */
export async function findAuditRows(executor: Executor, page: AuditPage): Promise<AuditRow[]> {
  const entry = sql`(${sql.join(
    SOURCES.map((source) => newestOf(source, page)),
    sql` union all `,
  )})`
  const { rows } = await executor.execute<Omit<AuditRow, 'at'> & { at: string }>(
    sql`select entry.id, entry.kind, entry.at, ${staff.name} as "staffName", entry.doctor_id as "doctorId",
        ${doctor.lastName} || ' ' || ${doctor.firstName} as "doctorName", entry.hospital_id::text as "hospitalId",
        ${hospital.name} as "hospitalName", entry.word, entry.words
      from ${entry} entry
      inner join ${staff} on ${eq(staff.accountId, sql`entry.staff_id`)}
      left join ${doctor} on ${eq(doctor.id, sql`entry.doctor_id`)}
      left join ${hospital} on ${eq(hospital.id, sql`entry.hospital_id`)}
      order by ${desc(sql`entry.at`)}, ${desc(sql`entry.id`)} limit ${page.limit}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
