import { and, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital.ts'

const { phone: _phone, ...columns } = getTableColumns(hospital)

/** What a listing shows of its hospital. */
export const hospitalColumns = columns

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Hospitals whose name, reading or city holds every word; those whose name begins with the first word come first. */
export function findHospitalsByWords(executor: Executor, words: readonly string[], limit: number) {
  const [first = ''] = words
  const names = [hospital.name, hospital.nameKana, hospital.city]
  return executor
    .select({ id: hospital.id, name: hospital.name, prefecture: hospital.prefecture, city: hospital.city })
    .from(hospital)
    .where(and(...words.map((word) => or(...names.map((name) => ilike(name, `%${literally(word)}%`))))))
    .orderBy(
      sql`(${ilike(hospital.name, `${literally(first)}%`)} or ${ilike(hospital.nameKana, `${literally(first)}%`)}) desc`,
      hospital.nameKana,
      hospital.id,
    )
    .limit(limit)
}

export const findHospitalNames = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: hospital.id, name: hospital.name })
    .from(hospital)
    .where(inArray(hospital.id, [...ids]))
