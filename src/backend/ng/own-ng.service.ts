import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { calendarBlock, ngEffect, ngSetting, rosterOmission } from '../database/schema/doctor/ng.ts'

/** Deletes a doctor's NG settings when the account is left: nobody else has a use for them. */
export async function deleteAllNg(tx: Executor, doctorId: string): Promise<void> {
  for (const table of [ngSetting, ngEffect, calendarBlock, rosterOmission])
    await tx.delete(table).where(eq(table.doctorId, doctorId))
}

/** A doctor's NG settings in full: for the export of own data. */
export const ownNg = async (executor: Executor, doctorId: string) => ({
  勤務NG設定: await executor
    .select({
      種類: ngSetting.scope,
      病院: hospital.name,
      理由: ngSetting.reason,
      曜日: ngSetting.weekday,
      開始の分: ngSetting.startMinute,
      終了の分: ngSetting.endMinute,
      条件: ngSetting.condition,
      登録日時: ngSetting.createdAt,
    })
    .from(ngSetting)
    .leftJoin(hospital, eq(hospital.id, ngSetting.hospitalId))
    .where(eq(ngSetting.doctorId, doctorId))
    .orderBy(asc(ngSetting.createdAt)),
  NG設定の表示: await executor
    .select({ 病院: ngEffect.hospital, 日時: ngEffect.date, 条件: ngEffect.condition })
    .from(ngEffect)
    .where(eq(ngEffect.doctorId, doctorId)),
  勤務できない日時: await executor
    .select({
      開始: calendarBlock.startTime,
      終了: calendarBlock.endTime,
      登録のしかた: calendarBlock.source,
      常勤先の勤務: calendarBlock.isWork,
    })
    .from(calendarBlock)
    .where(eq(calendarBlock.doctorId, doctorId))
    .orderBy(asc(calendarBlock.startTime)),
  取り込めなかった予定: await executor
    .select({ 予定: rosterOmission.title, 日: rosterOmission.day, 理由: rosterOmission.reason })
    .from(rosterOmission)
    .where(eq(rosterOmission.doctorId, doctorId))
    .orderBy(asc(rosterOmission.position)),
})
