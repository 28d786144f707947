import { eq, sql } from 'drizzle-orm'
import { VIEW_MS } from '../../domain/message/thread-view-reason.ts'
import { DOCTOR_QUEUE, STATUSES_OF_QUEUE, type DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { FILE_VIEW } from '../../domain/doctor/doctor-view.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { staffAction } from '../database/schema/staff-action.ts'

type View = { staffAccountId: string; at: Date }
type Recorded = View & {
  kind: 'DOCTOR_VIEWED' | 'DOCTORS_LISTED'
  subjects: readonly string[]
  words: string
}

/** One entry for who sees what within half an hour, however often a page asks: the id says so. */
const idOf = ({ kind, staffAccountId, at }: View & Pick<Recorded, 'kind'>, subject: string) =>
  sql<string>`md5(${`${kind} ${staffAccountId} ${Math.floor(at.getTime() / VIEW_MS)} ${subject}`})::uuid`

async function record(executor: Executor, { subjects, ...entry }: Recorded): Promise<void> {
  if (subjects.length === 0) return
  await executor
    .insert(staffAction)
    .values([...new Set(subjects)].map((subject) => ({ ...entry, subject, id: idOf(entry, subject) })))
    .onConflictDoNothing({ target: staffAction.id })
}

/** Records that a member of our staff sees the data of doctors, and why. */
export const recordDoctorViews = (
  executor: Executor,
  { doctorIds, reason, ...view }: View & { doctorIds: readonly string[]; reason: string },
): Promise<void> => record(executor, { ...view, kind: 'DOCTOR_VIEWED', subjects: doctorIds, words: reason })

/** Records a view of a part of a doctor's record, for the reason of the list that the doctor stands in. */
export async function recordFileView(
  executor: Executor,
  { doctorId, staffAccountId, at }: View & { doctorId: string },
): Promise<void> {
  const isIn = (queue: DoctorQueue) => hasDoctorStatusAt(STATUSES_OF_QUEUE[queue], at)
  const reason = sql`case when ${isIn('WAITING')} then ${FILE_VIEW.WAITING}
    when ${isIn('ACTIVE')} then ${FILE_VIEW.ACTIVE} else ${FILE_VIEW.STOPPED} end`
  const kind = 'DOCTOR_VIEWED'
  await executor.execute(sql`
    insert into ${staffAction} (id, staff_account_id, kind, subject, words, at)
    select ${idOf({ kind, staffAccountId, at }, doctorId)}, ${staffAccountId}::uuid, ${kind}::text,
      ${doctorId}::text, ${reason}, ${at.toISOString()}::timestamptz
    from ${doctor} where ${eq(doctor.id, doctorId)} on conflict (id) do nothing`)
}

/** Records that a member of our staff sees the names of a list of doctors. */
export const recordListView = (
  executor: Executor,
  { queue, ...view }: View & { queue: DoctorQueue },
): Promise<void> =>
  record(executor, { ...view, kind: 'DOCTORS_LISTED', subjects: [queue], words: DOCTOR_QUEUE[queue] })
