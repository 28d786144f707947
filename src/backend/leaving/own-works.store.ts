import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { work } from '../database/schema/work/application.ts'
import { appreciation } from '../database/schema/work/appreciation.ts'
import { cancellation } from '../database/schema/work/cancellation.ts'
import { conditionNotice } from '../database/schema/doctor/condition-notice.ts'
import { contractRenewal } from '../database/schema/work/contract-renewal.ts'
import { dateChange } from '../database/schema/work/date-change.ts'
import { objection } from '../database/schema/work/objection.ts'
import { regularEngagement, regularWorkSchedule } from '../database/schema/work/engagement.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { rehireInterest, rehireOffer } from '../database/schema/work/rehire-offer.ts'
import { workReport, workStamp } from '../database/schema/work/work-record.ts'
import { substituteSearch } from '../database/schema/work/substitute-search.ts'
import { ownPay } from './own-pay.store.ts'
import { ownSurveys } from './own-surveys.store.ts'

/** A doctor's contracts and works in full, with what was asked about them: for the export of own data. */
export const ownWorks = async (executor: Executor, doctorId: string) => ({
  定期の契約: await executor
    .select({
      病院: hospital.name,
      求人: regularEngagement.regularWorkId,
      状態: regularEngagement.state,
      開始日: regularEngagement.startDate,
      終了日: regularEngagement.endDate,
      終了を申し入れた側: regularEngagement.endNoticedBy,
      終了の申し入れ: regularEngagement.endNoticedAt,
      終了の理由: regularEngagement.endReason,
    })
    .from(regularEngagement)
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .where(eq(regularEngagement.doctorId, doctorId))
    .orderBy(desc(regularEngagement.startDate)),
  契約の更新: await executor
    .select({
      病院: hospital.name,
      契約の満了: contractRenewal.termEnd,
      結果: contractRenewal.state,
      新しい終了日: contractRenewal.newEnd,
      給与: contractRenewal.fee,
      病院から: contractRenewal.note,
      提案の日時: contractRenewal.offeredAt,
      回答: contractRenewal.answer,
      決まった日時: contractRenewal.decidedAt,
      更新前の条件: contractRenewal.termsBefore,
    })
    .from(contractRenewal)
    .innerJoin(hospital, eq(hospital.id, contractRenewal.hospitalId))
    .where(eq(contractRenewal.doctorId, doctorId))
    .orderBy(desc(contractRenewal.askedAt)),
  定期の予定: await executor
    .select({
      日付: regularWorkSchedule.day,
      開始: regularWorkSchedule.startTime,
      終了: regularWorkSchedule.endTime,
      状態: regularWorkSchedule.state,
      給与: regularWorkSchedule.fee,
    })
    .from(regularWorkSchedule)
    .where(eq(regularWorkSchedule.doctorId, doctorId))
    .orderBy(desc(regularWorkSchedule.startTime)),
  勤務: await executor
    .select({
      病院: hospital.name,
      状態: work.state,
      開始: work.plannedStart,
      終了: work.plannedEnd,
      休憩分: work.breakMinutes,
      給与: work.fee,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(work.plannedStart)),
  勤務の打刻: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      種類: workStamp.kind,
      時刻: workStamp.at,
      記録の方法: workStamp.source,
      理由: workStamp.reason,
      記録日時: workStamp.recordedAt,
    })
    .from(workStamp)
    .innerJoin(work, eq(work.id, workStamp.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(workStamp.id)),
  勤務報告: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      回: workReport.number,
      実際の開始: workReport.actualStart,
      実際の終了: workReport.actualEnd,
      休憩分: workReport.breakMinutes,
      救急車の受け入れ: workReport.ambulanceAccepted,
      救急車のお断り: workReport.declined,
      救急車からの入院: workReport.admissionsAmbulance,
      ウォークインからの入院: workReport.admissionsWalkIn,
      ウォークイン: workReport.walkIns,
      病棟コール: workReport.wardCalls,
      眠れた分: workReport.sleepMinutes,
      許可の時間帯に対応した分: workReport.permittedMinutes,
      交通費の報告: workReport.reportedCarfareYen,
      交通費: workReport.carfareYen,
      申し送り: workReport.comment,
      手当: workReport.incentiveYen,
      追加の支払い: workReport.extraYen,
      報告日時: workReport.reportedAt,
      病院の回答: workReport.answer,
      回答日時: workReport.answeredAt,
      病院から: workReport.answerNote,
    })
    .from(workReport)
    .innerJoin(work, eq(work.id, workReport.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(workReport.reportedAt)),
  異議: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      対象: objection.subject,
      内容: objection.detail,
      状態: objection.state,
      申し出日時: objection.objectedAt,
      回答: objection.answer,
      支払いへの追加: objection.addedYen,
      支払い済みの額との差: objection.paidDifferenceYen,
      終了日時: objection.closedAt,
    })
    .from(objection)
    .innerJoin(work, eq(work.id, objection.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(objection.objectedAt)),
  ...(await ownPay(executor, doctorId)),
  ...(await ownSurveys(executor, doctorId)),
  労働条件通知書: await executor
    .select({
      病院: hospital.name,
      版: conditionNotice.number,
      内容: conditionNotice.lines,
      発行日時: conditionNotice.issuedAt,
      受け取り方: conditionNotice.delivery,
      確認日時: conditionNotice.acknowledgedAt,
      紙での交付日時: conditionNotice.handedOverAt,
    })
    .from(conditionNotice)
    .innerJoin(hospital, eq(hospital.id, conditionNotice.hospitalId))
    .where(and(eq(conditionNotice.doctorId, doctorId), isNotNull(conditionNotice.issuedAt)))
    .orderBy(desc(conditionNotice.createdAt)),
  再勤務オファー: await executor
    .select({
      病院: hospital.name,
      求人: rehireOffer.spotWorkId,
      定期の求人: rehireOffer.regularWorkId,
      指名手当: rehireOffer.premiumYen,
      病院から: rehireOffer.message,
      状態: rehireOffer.state,
      届いた日時: rehireOffer.offeredAt,
      有効期限: rehireOffer.expiresAt,
      確認日時: rehireOffer.viewedAt,
      決まった日時: rehireOffer.decidedAt,
      辞退の理由: rehireOffer.declineReason,
    })
    .from(rehireOffer)
    .innerJoin(hospital, eq(hospital.id, rehireOffer.hospitalId))
    .where(eq(rehireOffer.doctorId, doctorId))
    .orderBy(desc(rehireOffer.offeredAt)),
  再勤務オファーの希望: await executor
    .select({
      病院: hospital.name,
      受け取る: rehireInterest.isWanted,
      選んだ日時: rehireInterest.setAt,
    })
    .from(rehireInterest)
    .innerJoin(hospital, eq(hospital.id, rehireInterest.hospitalId))
    .where(eq(rehireInterest.doctorId, doctorId))
    .orderBy(desc(rehireInterest.setAt)),
  感謝の声: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      送り主: appreciation.source,
      スタンプ: appreciation.stamp,
      内容: appreciation.body,
      届いた日時: appreciation.sentAt,
      返したお礼: appreciation.reply,
      置き場所: appreciation.shelf,
      報告の理由: appreciation.reportReason,
      報告の説明: appreciation.reportDetail,
      報告の結果: appreciation.reportState,
    })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(and(eq(work.doctorId, doctorId), ne(appreciation.reportState, 'REMOVED')))
    .orderBy(desc(appreciation.sentAt)),
  勤務のキャンセル: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      申し出た側: cancellation.requestedBy,
      理由: cancellation.reason,
      病院の理由: cancellation.hospitalReason,
      詳しい事情: cancellation.detail,
      連絡先: cancellation.phone,
      申請日時: cancellation.requestedAt,
      扱い: cancellation.tier,
      結果: cancellation.decision,
      決まった日時: cancellation.decidedAt,
      病院から: cancellation.answer,
      補償額: cancellation.compensationYen,
    })
    .from(cancellation)
    .innerJoin(work, eq(work.id, cancellation.workId))
    .innerJoin(hospital, eq(hospital.id, cancellation.hospitalId))
    .where(eq(cancellation.doctorId, doctorId))
    .orderBy(desc(cancellation.requestedAt)),
  日程変更の相談: await executor
    .select({
      病院: hospital.name,
      元の開始: dateChange.plannedStart,
      希望の開始: dateChange.proposedStart,
      希望の終了: dateChange.proposedEnd,
      相談した側: dateChange.requestedBy,
      事情: dateChange.note,
      相談日時: dateChange.requestedAt,
      結果: dateChange.state,
      返答: dateChange.answer,
    })
    .from(dateChange)
    .innerJoin(hospital, eq(hospital.id, dateChange.hospitalId))
    .where(eq(dateChange.doctorId, doctorId))
    .orderBy(desc(dateChange.requestedAt)),
  代わりの先生さがし: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      結果: substituteSearch.state,
      お知らせした人数: substituteSearch.asked,
      開始日時: substituteSearch.requestedAt,
      終了日時: substituteSearch.endedAt,
      病院から: substituteSearch.answer,
    })
    .from(substituteSearch)
    .innerJoin(work, eq(work.id, substituteSearch.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(substituteSearch.doctorId, doctorId))
    .orderBy(desc(substituteSearch.requestedAt)),
})
