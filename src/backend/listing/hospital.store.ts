import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { wordOf } from '../../domain/text/known-word.ts'
import { katakana } from '../../domain/text/typed-text.ts'
import type { Executor } from '../database/client.ts'
import type { Shift } from '../../domain/listing/listing-words.ts'
import { application } from '../database/schema/work/application.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'
import { hospitalColumns, workloadColumns } from './shown-columns.ts'
import type { Viewer } from './spot-viewer.sql.ts'

/** For which hospitals a caller acts now, and whether as our staff. */
export type Insider = { hospitalIds: readonly number[]; isStaff: boolean }

/** Who acts for nobody. */
export const OUTSIDER: Insider = { hospitalIds: [], isStaff: false }

/**
 * Whether the page of a listing is shown: a hospital that is not ACTIVE is shown to its members, our staff, and doctors
 * who have applied for `listing`.
 */
export const isShownTo = (
  { doctorId }: Viewer,
  { hospitalIds, isStaff }: Insider,
  applied: SQL | undefined,
): SQL | undefined =>
  or(
    isStaff ? sql`true` : eq(hospital.standing, 'ACTIVE'),
    inArray(hospital.id, [...hospitalIds]),
    doctorId === null
      ? undefined
      : sql`exists (select from ${application} where ${application.doctorId} = ${doctorId} and ${applied})`,
  )

/** Which listings stand beside one on its page. */
export type OthersOfHospital = { hospitalId: number; exceptId: number; limit: number }

const prefecturesNamed = (word: string): Prefecture[] =>
  Object.keys(PREFECTURE)
    .filter(wordOf(PREFECTURE))
    .filter((one) => PREFECTURE[one].includes(word))

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Hospitals whose name, reading, prefecture or city contains every word; prefix matches of the name first.
 */
export function findHospitalsByWords(executor: Executor, words: readonly string[], limit: number) {
  const [first = ''] = words
  const begins = [
    ilike(hospital.name, `${literally(first)}%`),
    ilike(hospital.nameKana, `${literally(katakana(first))}%`),
  ]
  const holds = (word: string) =>
    or(
      ilike(hospital.name, `%${literally(word)}%`),
      ilike(hospital.nameKana, `%${literally(katakana(word))}%`),
      ilike(hospital.city, `%${literally(word)}%`),
      inArray(hospital.prefecture, prefecturesNamed(word)),
    )
  return executor
    .select({ id: hospital.id, name: hospital.name, prefecture: hospital.prefecture, city: hospital.city })
    .from(hospital)
    .where(and(eq(hospital.standing, 'ACTIVE'), ...words.map(holds)))
    .orderBy(sql`${or(...begins)} desc`, hospital.nameKana, hospital.id)
    .limit(limit)
}

export const findHospitalNames = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: hospital.id,
      name: hospital.name,
      prefecture: hospital.prefecture,
      city: hospital.city,
      facilityCategory: hospital.facilityCategory,
    })
    .from(hospital)
    .where(inArray(hospital.id, [...ids]))

/** What a listing's page shows of its hospital, with the reports of the shift. */
export async function findHospitalOfShift(executor: Executor, hospitalId: number, shift: Shift) {
  const [row] = await executor
    .select({ hospital: hospitalColumns, workload: workloadColumns })
    .from(hospital)
    .leftJoin(
      hospitalWorkload,
      and(eq(hospitalWorkload.hospitalId, hospital.id), eq(hospitalWorkload.shift, shift)),
    )
    .where(eq(hospital.id, hospitalId))
  return row ?? null
}
