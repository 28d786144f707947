import { eq } from 'drizzle-orm'
import { hospitalGuide } from '#app/backend/database/schema/hospital/hospital-guide.ts'
import { callTwirp, key } from './backend-calls.ts'
import type { CancellationHouse, Fields, Matched } from './cancellations.ts'

export const PROFILE = {
  summary: '内科を中心に、夜間は看護師三名の体制です。',
  phone: '03-1234-5678',
  electronic_chart: 'EHR_FAMILIAR_TYPE_A',
  amenities: ['SHOWER', 'WIFI'],
  duty_room_note: '個室です。',
}
export const GUIDE = { entrance: '17時以降は東側の救急入口へ。', phones: '病棟 内線2101' }

/** What a hospital says of itself, from both sides. */
export function hospitalProfiles({ db, backend }: Pick<CancellationHouse, 'db' | 'backend'>) {
  return {
    read: async ({ bearer }: { bearer: string }) =>
      (await callTwirp(backend, 'dp.hospital.HospitalProfile/GetProfile', {}, bearer)).body,

    async save({ bearer }: { bearer: string }, hospitalId: number, more: Fields = {}) {
      const request = {
        hospital_id: String(hospitalId),
        version: 0,
        profile: PROFILE,
        guide: GUIDE,
        ...key(),
        ...more,
      }
      const { body } = await callTwirp(backend, 'dp.hospital.HospitalProfile/SaveProfile', request, bearer)
      return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
    },

    guide: async ({ workId, bearer }: Pick<Matched, 'workId' | 'bearer'>) =>
      (await callTwirp(backend, 'dp.work.FirstVisits/GetGuide', { work_id: workId }, bearer)).body,

    async rowOf(hospitalId: number) {
      const [row] = await db.database
        .select()
        .from(hospitalGuide)
        .where(eq(hospitalGuide.hospitalId, hospitalId))
      return row ?? null
    },
    forget: (hospitalId: number) =>
      db.database.delete(hospitalGuide).where(eq(hospitalGuide.hospitalId, hospitalId)),
  }
}
