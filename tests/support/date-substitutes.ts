import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import type { SubstitutePolicy } from '#app/domain/listing/listing-words.ts'
import { callTwirp, callWork, key, wordOf } from './backend-calls.ts'
import { hours } from './listings.ts'
import { insertRegistered } from './profiles.ts'
import type { RegularApplied, Regulars } from './regulars.ts'

const MONDAY = '2027-01-18'

export type OfDate = RegularApplied & { workId: string }
type Fields = Record<string, unknown>

/** The commands about a substitute for one Monday of a contract, with what they leave behind. */
export function dateSubstitutes(scene: Regulars) {
  async function onMonday(substitutePolicy: SubstitutePolicy): Promise<OfDate> {
    const departments = { clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE' as const] }
    const one = await scene.matched(departments, undefined, { substitutePolicy })
    const date = await dateOf(one)
    if (!date?.workId) throw new Error('no work')
    return { ...one, workId: date.workId }
  }
  const dateOf = async (one: Pick<RegularApplied, 'doctorId'>) =>
    (await scene.datesOf(one)).find(({ day }) => day === MONDAY)
  const call = async (method: string, { workId, bearer }: Pick<OfDate, 'workId' | 'bearer'>, more: Fields) =>
    wordOf(
      await callTwirp(
        scene.backend,
        `dp.work.Substitutes/${method}`,
        { work_id: workId, ...key(), ...more },
        bearer,
      ),
    )
  const start = (one: Pick<OfDate, 'workId' | 'bearer'>, more: Fields = {}) => call('StartSearch', one, more)
  const stop = (one: Pick<OfDate, 'workId' | 'bearer'>, more: Fields = {}) => call('StopSearch', one, more)
  const searchOf = async ({ workId }: Pick<OfDate, 'workId'>) =>
    (await scene.db.database.select().from(substituteSearch).where(eq(substituteSearch.workId, workId))).at(
      -1,
    )
  const answer = async (
    one: Pick<OfDate, 'workId' | 'member'>,
    word: 'ARRANGE' | 'DECLINE',
    more: Fields = {},
  ) =>
    wordOf(
      await callTwirp(
        scene.backend,
        'dp.hospital.Substitutes/AnswerSubstitute',
        {
          work_id: one.workId,
          search_id: (await searchOf(one))?.id ?? crypto.randomUUID(),
          ...key(),
          answer: `SUBSTITUTE_ANSWER_${word}`,
          word: word === 'DECLINE' ? 'その日は当直できる医師がおりません。' : '',
          ...more,
        },
        one.member.bearer,
      ),
    )
  const hospitalOf = async ({ listing }: Pick<OfDate, 'listing'>) =>
    (await scene.listingOf(listing))?.hospitalId ?? 0
  /** As if the date were so many hours ahead. */
  const bring = async ({ workId }: Pick<OfDate, 'workId'>, inHours: number) => {
    const times = { start: hours(inHours), end: hours(inHours + 16) }
    await scene.db.database
      .update(work)
      .set({ plannedStart: times.start, plannedEnd: times.end })
      .where(eq(work.id, workId))
    await scene.db.database
      .update(regularWorkSchedule)
      .set({ startTime: times.start, endTime: times.end })
      .where(eq(regularWorkSchedule.workId, workId))
  }
  const run = () => scene.backend.jobs.run('substitute', [{}])
  const listingOf = async (one: Pick<OfDate, 'workId'>) => {
    const id = (await searchOf(one))?.spotWorkId ?? 0
    const [row] = await scene.db.database
      .select({ listing: spotWork, detail: spotWorkDetail })
      .from(spotWork)
      .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
      .where(eq(spotWork.id, id))
    return row
  }
  const workOf = async ({ workId }: Pick<OfDate, 'workId'>) =>
    (await scene.db.database.select().from(work).where(eq(work.id, workId)))[0]
  const told = async (one: Pick<OfDate, 'doctorId'>, { workId }: Pick<OfDate, 'workId'>) => {
    const rows = await scene.db.database.select().from(notification)
    const own = rows.filter(({ doctorId, link }) => doctorId === one.doctorId || link.includes(workId))
    return own
      .map(({ type }) => String(type))
      .filter((type) => type.startsWith('SUBSTITUTE'))
      .toSorted((a, b) => a.localeCompare(b))
  }
  /** A doctor of the department, who lives where the hospital is. */
  const registered = async () => {
    const one = await insertRegistered(scene.db.database)
    const [place] = await scene.db.database.select().from(hospital).limit(1)
    await scene.db.database
      .update(doctorProfile)
      .set({ prefecture: place?.prefecture ?? 'TOKYO' })
      .where(eq(doctorProfile.doctorId, one.doctorId))
    return one
  }
  const apply = async (spotWorkId: number, bearer: string) =>
    (await callWork(scene.backend, 'ApplyToSpot', { spot_work_id: String(spotWorkId), ...key() }, bearer))
      .body

  return {
    onMonday,
    dateOf,
    start,
    stop,
    searchOf,
    answer,
    hospitalOf,
    bring,
    run,
    listingOf,
    workOf,
    told,
    registered,
    apply,
  }
}
