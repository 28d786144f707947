import { eq } from 'drizzle-orm'
import { notification } from '#app/backend/database/schema/notification.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import type { Prefecture } from '#app/domain/text/prefecture.ts'
import { callTwirp, wordOf } from './backend-calls.ts'
import type { CancellationHouse, Fields, Matched } from './cancellations.ts'
import { insertMember, type TestMember } from './members.ts'
import { insertStaff } from './staff.ts'

export const BAD_WEATHER = { reason: 'CANCELLATION_REASON_BAD_WEATHER' } as const

/** A backend with what tests of bad weather do over and over. */
export async function weathers(scene: CancellationHouse) {
  const { database } = scene.db
  const worker = await insertStaff(database, '運営 花子')
  const asStaff = (method: string, body: Fields, bearer: string | undefined = worker.bearer) =>
    callTwirp(scene.backend, `dp.staff.Weather/${method}`, body, bearer)
  const asMember = (method: string, body: Fields, bearer: string | undefined) =>
    callTwirp(scene.backend, `dp.hospital.Weather/${method}`, body, bearer)
  const asked = (day: string) => ({
    idempotency_key: crypto.randomUUID(),
    from_day: day,
    to_day: day,
    reason: '台風の接近',
  })
  return {
    worker,
    asStaff,
    asMember,
    declare: (prefecture: Prefecture, day: string, more: Fields = {}, bearer?: string) =>
      asStaff('DeclareWeather', { ...asked(day), prefectures: [prefecture], ...more }, bearer),
    declareOwn: ({ bearer }: Pick<TestMember, 'bearer'>, day: string, more: Fields = {}) =>
      asMember('DeclareWeather', { ...asked(day), ...more }, bearer),

    /** The id of the latest declaration of a day by our staff that stands. */
    async idOf(prefecture: Prefecture, day: string): Promise<string> {
      const { body } = await asStaff('ListDeclarations', {})
      const found = body.declarations?.find(
        (one: Fields) =>
          one['day'] === day &&
          one['prefecture'] === prefecture &&
          one['withdrawn_at'] === undefined &&
          one['declarer'] === 'WEATHER_DECLARER_OPERATOR',
      )
      return String(found?.id)
    },
    async withdraw(id: string, more: Fields = {}) {
      return wordOf(await asStaff('WithdrawWeather', { id, idempotency_key: crypto.randomUUID(), ...more }))
    },

    prefectureOf: async ({ hospitalId }: Pick<Matched, 'hospitalId'>): Promise<Prefecture> => {
      const [row] = await database.select().from(hospital).where(eq(hospital.id, hospitalId))
      if (!row) throw new Error('no hospital')
      return row.prefecture
    },

    /** A member of another hospital in the same prefecture. */
    async nextDoor({ hospitalId }: Pick<Matched, 'hospitalId'>): Promise<TestMember> {
      const [own] = await database.select().from(hospital).where(eq(hospital.id, hospitalId))
      const other = makeHospitals(60).find(({ row }) => row.id !== hospitalId)?.row
      if (!own || !other) throw new Error('no hospital')
      await database
        .insert(hospital)
        .values({ ...other, prefecture: own.prefecture })
        .onConflictDoNothing()
      return insertMember(database, other.id)
    },

    toldOf: async ({ doctorId }: Pick<Matched, 'doctorId'>): Promise<string[]> => {
      const rows = await database.select().from(notification).where(eq(notification.doctorId, doctorId))
      return rows
        .map(({ type }) => type)
        .filter((type) => type.startsWith('WEATHER'))
        .toSorted()
    },
  }
}

export type Weathers = Awaited<ReturnType<typeof weathers>>
