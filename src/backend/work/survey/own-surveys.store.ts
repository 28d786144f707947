import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { staff } from '../../database/schema/staff.ts'
import { staffAction } from '../../database/schema/staff-action.ts'
import { work } from '../../database/schema/work/application.ts'
import { workSurvey } from '../../database/schema/work/work-survey.ts'

/** A doctor's surveys, and who of our staff read their words: for the export of own data. */
export const ownSurveys = async (executor: Executor, doctorId: string) => ({
  アンケート: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      業務内容: workSurvey.duty,
      勤務時間: workSurvey.time,
      休憩: workSurvey.break,
      金額: workSurvey.pay,
      忙しさ: workSurvey.busyness,
      引き継ぎ: workSurvey.handover,
      設備: workSurvey.facilities,
      また勤務したいか: workSurvey.rework,
      良かった点: workSurvey.good,
      改善してほしい点: workSurvey.improve,
      運営だけに: workSurvey.onlyToOperator,
      回答日時: workSurvey.submittedAt,
    })
    .from(workSurvey)
    .innerJoin(work, eq(work.id, workSurvey.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(workSurvey.savedAt)),
  運営によるアンケートのことばの閲覧: await executor
    .select({ 担当者: staff.name, 理由: staffAction.words, 閲覧日時: staffAction.at })
    .from(work)
    .innerJoin(staffAction, eq(staffAction.subject, sql`${work.id}::text`))
    .innerJoin(staff, eq(staff.accountId, staffAction.staffAccountId))
    .where(and(eq(work.doctorId, doctorId), eq(staffAction.kind, 'SURVEY_VIEWED')))
    .orderBy(desc(staffAction.at)),
})
