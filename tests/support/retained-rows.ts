import type { Database } from '#app/backend/database/client.ts'
import { eq } from 'drizzle-orm'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { workSurvey } from '#app/backend/database/schema/work/work-survey.ts'
import type { TestDoctor } from './doctors.ts'
import { insertListing } from './listings.ts'
import { insertMember } from './members.ts'

/** A listing, and a member of its hospital. */
export async function newMember(database: Database) {
  const spotWorkId = Number(await insertListing(database))
  const [listing] = await database
    .select({ hospitalId: spotWork.hospitalId })
    .from(spotWork)
    .where(eq(spotWork.id, spotWorkId))
  const hospitalId = listing?.hospitalId ?? 0
  const { memberId } = await insertMember(database, hospitalId)
  return { spotWorkId, hospitalId, memberId }
}

/** A work of a minute. */
export async function insertWork(
  database: Database,
  of: { hospitalId: number; spotWorkId: number; doctorId: string },
  plannedStart: Date,
): Promise<string> {
  const times = { plannedStart, plannedEnd: new Date(plannedStart.getTime() + 60_000), breakMinutes: 0 }
  const [own] = await database
    .insert(work)
    .values({ ...of, ...times, fee: 1 })
    .returning({ id: work.id })
  if (!own) throw new Error('no work')
  return own.id
}

/** The survey of a work that was then, with words for our staff; a draft unless it was sent. Returns the work's id. */
export async function insertSurvey(
  database: Database,
  { doctorId }: Pick<TestDoctor, 'doctorId'>,
  savedAt: Date,
  sent: Date | null,
) {
  const { hospitalId, spotWorkId } = await newMember(database)
  const workId = await insertWork(database, { hospitalId, spotWorkId, doctorId }, savedAt)
  await database.insert(workSurvey).values({
    ...{ workId, duty: 'YES', time: 'YES', break: 'YES', pay: 'YES', rework: 'YES' },
    ...{ busyness: 3, handover: 3, facilities: 3, savedAt, submittedAt: sent, editableUntil: sent },
    ...{ good: '', improve: '', onlyToOperator: '手当のことで相談です。' },
  })
  return workId
}
