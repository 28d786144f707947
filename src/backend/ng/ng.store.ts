import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { NgCondition, NgEffects, RosterLeft } from '../../domain/ng/ng-words.ts'
import { NG_EFFECTS } from '../../domain/ng/ng-words.ts'
import { isWholeDays, type NgWeekly, type Span } from '../../domain/ng/ng-times.ts'
import type { Executor } from '../database/client.ts'
import { ownExperience } from '../database/experience.sql.ts'
import { calendarBlock, ngEffect, ngSetting, rosterOmission } from '../database/schema/doctor/ng.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import type { OwnExperience } from '../listing/index/listing-search.ts'

type SettingRow = {
  hospitals: { id: string; name: string; city: string; reason: string }[]
  weekly: NgWeekly[]
  conditions: NgCondition[]
  blocks: { id: string; start: number; end: number; fromRoster: boolean; isWork: boolean }[]
  effects: NgEffects | null
}

/** A doctor's settings; blocks are those that have not ended, earliest first. */
export type NgSettings = Omit<SettingRow, 'effects'> & { effects: NgEffects }

const list = (rows: SQL): SQL => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`
const milliseconds = (column: SQL): SQL => sql`(date_part('epoch', ${column}) * 1000)::float8`

/** All settings of a doctor, as columns. */
function settings(doctorId: string, now: Date): SQL {
  const ofDoctor = sql`doctor_id = ${doctorId}`
  return sql`
    ${list(sql`select hospital.id::text, hospital.name, hospital.city, setting.reason
      from ${ngSetting} setting join ${hospital} hospital on hospital.id = setting.hospital_id
      where setting.doctor_id = ${doctorId} order by setting.created_at, hospital.id`)} as hospitals,
    ${list(sql`select weekday, start_minute as "startMinute", end_minute as "endMinute"
      from ${ngSetting} where ${ofDoctor} and scope = 'DATE' order by weekday, start_minute`)} as weekly,
    (select coalesce(json_agg(condition order by condition), '[]') from ${ngSetting}
      where ${ofDoctor} and scope = 'CONDITION') as conditions,
    ${list(sql`select id, ${milliseconds(sql`start_time`)} as start, ${milliseconds(sql`end_time`)} as "end",
      source = 'ICS' as "fromRoster", is_work as "isWork" from ${calendarBlock}
      where ${ofDoctor} and end_time > ${now} order by start_time, id`)} as blocks,
    (select json_build_object('HOSPITAL', hospital, 'DATE', date, 'CONDITION', condition)
      from ${ngEffect} where ${ofDoctor}) as effects`
}

async function findRow<Row extends SettingRow>(executor: Executor, columns: SQL) {
  const { rows } = await executor.execute<Row>(sql`select ${columns}`)
  const [row] = rows
  if (!row) throw new Error('a select without FROM returned no row')
  return { ...row, effects: row.effects ?? NG_EFFECTS }
}

/** An event that was not taken over; its day is as the file says it. */
export type Omission = { title: string; day: string | null; reason: RosterLeft }

/** All settings of a doctor and what the last roster left out, in one statement. */
export const findNgSettings = (
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<NgSettings & { omissions: Omission[] }> =>
  findRow<SettingRow & { omissions: Omission[] }>(
    executor,
    sql`${settings(doctorId, now)}, ${list(sql`select title, day, reason from ${rosterOmission}
      where doctor_id = ${doctorId} order by position`)} as omissions`,
  )

/** What searches read of a doctor: all settings, and the experience with which requirements are compared. */
export const findSearchSettings = (
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<NgSettings & { experience: OwnExperience }> =>
  findRow<SettingRow & { experience: OwnExperience }>(
    executor,
    sql`${settings(doctorId, now)}, ${ownExperience(doctorId)} as experience`,
  )

export async function countSettings(
  executor: Executor,
  doctorId: string,
  scope: 'HOSPITAL' | 'DATE',
): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(ngSetting)
    .where(and(eq(ngSetting.doctorId, doctorId), eq(ngSetting.scope, scope)))
  return row?.count ?? 0
}

/** The single times that lie ahead. */
export async function countBlocks(executor: Executor, doctorId: string, now: Date): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(calendarBlock)
    .where(
      and(
        eq(calendarBlock.doctorId, doctorId),
        eq(calendarBlock.source, 'MANUAL'),
        gte(calendarBlock.endTime, now),
      ),
    )
  return row?.count ?? 0
}

export async function isHospital(executor: Executor, id: number): Promise<boolean> {
  const rows = await executor.select({ id: hospital.id }).from(hospital).where(eq(hospital.id, id))
  return rows.length > 0
}

type Entry = { doctorId: string; now: Date }

/** Returns whether the hospital was listed before. */
export async function reasonHospital(
  executor: Executor,
  { doctorId, hospitalId, reason }: { doctorId: string; hospitalId: number; reason: string },
): Promise<boolean> {
  const rows = await executor
    .update(ngSetting)
    .set({ reason })
    .where(and(eq(ngSetting.doctorId, doctorId), eq(ngSetting.hospitalId, hospitalId)))
    .returning({ id: ngSetting.id })
  return rows.length > 0
}

export const insertNgHospital = (
  executor: Executor,
  { doctorId, now, hospitalId, reason }: Entry & { hospitalId: number; reason: string },
) => executor.insert(ngSetting).values({ doctorId, scope: 'HOSPITAL', hospitalId, reason, createdAt: now })

export const deleteHospital = (executor: Executor, doctorId: string, hospitalId: number) =>
  executor
    .delete(ngSetting)
    .where(and(eq(ngSetting.doctorId, doctorId), eq(ngSetting.hospitalId, hospitalId)))

export const insertWeekly = (executor: Executor, { doctorId, now, ...weekly }: Entry & NgWeekly) =>
  executor
    .insert(ngSetting)
    .values({ doctorId, scope: 'DATE', ...weekly, createdAt: now })
    .onConflictDoNothing()

export const deleteWeekly = (executor: Executor, doctorId: string, weekly: NgWeekly) =>
  executor
    .delete(ngSetting)
    .where(
      and(
        eq(ngSetting.doctorId, doctorId),
        eq(ngSetting.weekday, weekly.weekday),
        eq(ngSetting.startMinute, weekly.startMinute),
        eq(ngSetting.endMinute, weekly.endMinute),
      ),
    )

/** Replaces the conditions. */
export async function replaceConditions(
  executor: Executor,
  { doctorId, now, conditions }: Entry & { conditions: readonly NgCondition[] },
): Promise<void> {
  await executor
    .delete(ngSetting)
    .where(and(eq(ngSetting.doctorId, doctorId), eq(ngSetting.scope, 'CONDITION')))
  if (conditions.length === 0) return
  await executor
    .insert(ngSetting)
    .values(
      conditions.map((condition) => ({ doctorId, scope: 'CONDITION' as const, condition, createdAt: now })),
    )
}

export async function upsertEffects(
  executor: Executor,
  doctorId: string,
  { HOSPITAL, DATE, CONDITION }: NgEffects,
): Promise<void> {
  const set = { hospital: HOSPITAL, date: DATE, condition: CONDITION }
  await executor
    .insert(ngEffect)
    .values({ doctorId, ...set })
    .onConflictDoUpdate({ target: ngEffect.doctorId, set })
}

type Source = (typeof calendarBlock.$inferSelect)['source']
type NewBlocks = { doctorId: string; source: Source; spans: readonly Span[]; isWork: boolean }

/** Adds times; whole days are never works. A time that is there already is marked anew. */
export async function insertBlocks(
  executor: Executor,
  { doctorId, source, spans, isWork }: NewBlocks,
): Promise<void> {
  if (spans.length === 0) return
  await executor
    .insert(calendarBlock)
    .values(
      spans.map(({ start, end }) => ({
        doctorId,
        source,
        startTime: new Date(start),
        endTime: new Date(end),
        isWork: isWork && !isWholeDays({ start, end }),
      })),
    )
    .onConflictDoUpdate({
      target: [calendarBlock.doctorId, calendarBlock.source, calendarBlock.startTime, calendarBlock.endTime],
      set: { isWork: sql`excluded.is_work` },
    })
}

/** A time of the doctor's calendar; null for an unknown one. */
export async function findBlock(executor: Executor, doctorId: string, id: string): Promise<Span | null> {
  const [row] = await executor
    .select({ start: calendarBlock.startTime, end: calendarBlock.endTime })
    .from(calendarBlock)
    .where(and(eq(calendarBlock.doctorId, doctorId), eq(calendarBlock.id, id)))
  return row ? { start: row.start.getTime(), end: row.end.getTime() } : null
}

export const markBlock = (executor: Executor, id: string, isWork: boolean) =>
  executor.update(calendarBlock).set({ isWork }).where(eq(calendarBlock.id, id))

/** Marks the times of the roster that are no whole days in Tokyo. */
export const markRoster = (executor: Executor, doctorId: string, isWork: boolean) =>
  executor
    .update(calendarBlock)
    .set({ isWork })
    .where(
      and(
        eq(calendarBlock.doctorId, doctorId),
        eq(calendarBlock.source, 'ICS'),
        sql`not ((${calendarBlock.startTime} at time zone 'Asia/Tokyo')::time = '00:00'
          and (${calendarBlock.endTime} at time zone 'Asia/Tokyo')::time = '00:00')`,
      ),
    )

export const deleteRoster = (executor: Executor, doctorId: string) =>
  executor
    .delete(calendarBlock)
    .where(and(eq(calendarBlock.doctorId, doctorId), eq(calendarBlock.source, 'ICS')))

/** Replaces what the last roster left out. */
export async function replaceOmissions(
  executor: Executor,
  { doctorId, now, omissions }: Entry & { omissions: readonly Omission[] },
): Promise<void> {
  await executor.delete(rosterOmission).where(eq(rosterOmission.doctorId, doctorId))
  if (omissions.length === 0) return
  await executor
    .insert(rosterOmission)
    .values(omissions.map((one, position) => ({ doctorId, position, createdAt: now, ...one })))
}

export const deleteBlock = (executor: Executor, doctorId: string, id: string) =>
  executor.delete(calendarBlock).where(and(eq(calendarBlock.doctorId, doctorId), eq(calendarBlock.id, id)))

/** The blocks set by hand that start within a range, by which a painted month is compared. */
export const findManualBlocks = (executor: Executor, doctorId: string, { start, end }: Span) =>
  executor
    .select({ id: calendarBlock.id, startTime: calendarBlock.startTime, endTime: calendarBlock.endTime })
    .from(calendarBlock)
    .where(
      and(
        eq(calendarBlock.doctorId, doctorId),
        eq(calendarBlock.source, 'MANUAL'),
        gte(calendarBlock.startTime, new Date(start)),
        lt(calendarBlock.startTime, new Date(end)),
      ),
    )

export async function deleteBlocks(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(calendarBlock).where(inArray(calendarBlock.id, [...ids]))
}
