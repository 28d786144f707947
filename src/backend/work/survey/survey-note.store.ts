import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { countedSql } from '../../database/count-up-to.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { staff } from '../../database/schema/staff.ts'
import { work } from '../../database/schema/work/application.ts'
import { surveyNote } from '../../database/schema/work/survey-note.ts'
import { workSurvey } from '../../database/schema/work/work-survey.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'

const written = (
  column: typeof workSurvey.good | typeof workSurvey.improve | typeof workSurvey.onlyToOperator,
) => sql<boolean>`${column} <> ''`

const SUMMARY = {
  id: surveyNote.workId,
  workId: surveyNote.workId,
  hospitalName: hospital.name,
  plannedStart: work.plannedStart,
  sentAt: surveyNote.sentAt,
  readAt: surveyNote.readAt,
  handledAt: surveyNote.handledAt,
  staffName: staff.name,
  hasGood: written(workSurvey.good),
  hasImprove: written(workSurvey.improve),
  hasOnlyToOperator: written(workSurvey.onlyToOperator),
}

type NotePage = { isHandled: boolean; after: KeysetCursor | null; limit: number }

/** Notes that are to be handled or have been, without their words, the newest first. */
export function findNotes(executor: Executor, { isHandled, after, limit }: NotePage) {
  const at = isHandled ? surveyNote.handledAt : surveyNote.sentAt
  return executor
    .select(SUMMARY)
    .from(surveyNote)
    .innerJoin(workSurvey, eq(workSurvey.workId, surveyNote.workId))
    .innerJoin(work, eq(work.id, surveyNote.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(staff, eq(staff.accountId, surveyNote.staffAccountId))
    .where(
      and(
        isHandled ? isNotNull(surveyNote.handledAt) : isNull(surveyNote.handledAt),
        after ? or(lt(at, after.at), and(eq(at, after.at), lt(surveyNote.workId, after.id))) : undefined,
      ),
    )
    .orderBy(desc(at), desc(surveyNote.workId))
    .limit(limit)
}

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** How many notes are not handled, and how many of them nobody has opened, each up to `COUNTED`. */
export async function countOpenNotes(executor: Executor): Promise<{ open: number; unread: number }> {
  const open = sql`select 1 from ${surveyNote} where ${surveyNote.handledAt} is null`
  const unread = sql`${open} and ${surveyNote.readAt} is null`
  const { rows } = await executor.execute<{ open: number; unread: number }>(
    sql`select ${countedSql(open)} as open, ${countedSql(unread)} as unread`,
  )
  return rows[0] ?? { open: 0, unread: 0 }
}

/** A note with its words and its doctor; null for a survey without words. */
export async function findNote(executor: Executor, workId: string) {
  const [row] = await executor
    .select({
      ...SUMMARY,
      texts: {
        good: workSurvey.good,
        improve: workSurvey.improve,
        onlyToOperator: workSurvey.onlyToOperator,
      },
      doctorId: work.doctorId,
      doctorName: sql<string>`trim(concat_ws(' ', ${doctor.lastName}, ${doctor.firstName}))`,
      done: surveyNote.words,
    })
    .from(surveyNote)
    .innerJoin(workSurvey, eq(workSurvey.workId, surveyNote.workId))
    .innerJoin(work, eq(work.id, surveyNote.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .leftJoin(staff, eq(staff.accountId, surveyNote.staffAccountId))
    .where(eq(surveyNote.workId, workId))
  return row ?? null
}

/** Locks a note until the end of the transaction; the doctor's change of its words waits. */
export async function lockNote(tx: Executor, workId: string) {
  const [row] = await tx.select().from(surveyNote).where(eq(surveyNote.workId, workId)).for('no key update')
  return row ?? null
}

/** Marks a note as opened; the first time stays. */
export async function markNoteRead(tx: Executor, workId: string, at: Date): Promise<void> {
  await tx
    .update(surveyNote)
    .set({ readAt: at })
    .where(and(eq(surveyNote.workId, workId), isNull(surveyNote.readAt)))
}

type Done = { handledAt: Date; staffAccountId: string; words: string }

export async function markHandled(tx: Executor, workId: string, done: Done): Promise<void> {
  await tx.update(surveyNote).set(done).where(eq(surveyNote.workId, workId))
}
