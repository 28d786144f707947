import { eq } from 'drizzle-orm'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import { callTwirp } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import { insertRegistered } from './profiles.ts'

/** The commands of a search for a substitute, with what it leaves behind. */
export function substitutes(scene: CancellationHouse) {
  const { db, backend } = scene
  const call = async (
    method: string,
    { workId, bearer }: Pick<Matched, 'workId' | 'bearer'>,
    more: Fields,
  ) => {
    const { body } = await callTwirp(
      backend,
      `dp.work.Substitutes/${method}`,
      { work_id: workId, idempotency_key: crypto.randomUUID(), ...more },
      bearer,
    )
    return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
  }
  return {
    start: (one: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) => call('StartSearch', one, more),
    stop: (one: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) => call('StopSearch', one, more),
    run: () => backend.jobs.run('substitute', [{}]),

    /** A doctor's match in 100 hours, of the department that `insertRegistered` gives. */
    matched: (changes: Partial<typeof spotWork.$inferInsert> = {}) =>
      scene.matched({ ...inHours(100), clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE'], ...changes }),

    /** A doctor of that department, who lives where the hospital is. */
    async registered() {
      const one = await insertRegistered(db.database)
      const [place] = await db.database.select().from(hospital).limit(1)
      await db.database
        .update(doctorProfile)
        .set({ prefecture: place?.prefecture ?? 'TOKYO' })
        .where(eq(doctorProfile.doctorId, one.doctorId))
      return one
    },

    searchOf: async (workId: string) =>
      (await db.database.select().from(substituteSearch).where(eq(substituteSearch.workId, workId))).at(-1),

    kindsTo: async (doctorId: string) => {
      const rows = await db.database.select().from(notification).where(eq(notification.doctorId, doctorId))
      return rows.map(({ type }) => String(type)).filter((type) => type.startsWith('SUBSTITUTE'))
    },
  }
}
