import { termLines } from '../../domain/listing/terms/term-lines.ts'
import type { TermsSnapshot } from '../../domain/listing/terms/terms-snapshot.ts'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { BankAccount } from '../../domain/doctor/bank-account.ts'
import type { Criteria } from '../../domain/search/search-criteria.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { account, knownDevice, session } from '../database/schema/account/account.ts'
import { application } from '../database/schema/work/application.ts'
import { calendarFeed } from '../database/schema/doctor/calendar-feed.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { pushDevice } from '../database/schema/delivery.ts'
import { usageEvent } from '../database/schema/event.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { hospitalSubscription, regularLike, spotLike } from '../database/schema/doctor/like.ts'
import { lineIdentity } from '../database/schema/account/line.ts'
import { profileChange, profileChangeProof } from '../database/schema/doctor/profile.ts'
import { doctorDocument, doctorProfile, registration } from '../database/schema/doctor/registration.ts'
import { message, messageFile, messageThread, threadView } from '../database/schema/message.ts'
import { notification } from '../database/schema/notification.ts'
import { savedSearch } from '../database/schema/doctor/saved-search.ts'
import { doctorDecision, staff } from '../database/schema/staff.ts'
import { staffAction } from '../database/schema/staff-action.ts'
import { ownListingReports } from '../listing-editor/report/report-listing.service.ts'
import { ownContacts } from '../contact/own-contacts.service.ts'
import { findDocumentViews } from '../registration/document-view.service.ts'
import { ownNg } from '../ng/own-ng.service.ts'
import { ownWork } from '../work/own-work.service.ts'

const ALL_VIEWS = 10_000

const likesOf = (executor: Executor, like: typeof spotLike | typeof regularLike, accountId: string) =>
  executor
    .select({ 求人: like.listingId, そのときの給与: like.feeAtLike, 登録日時: like.createdAt })
    .from(like)
    .where(eq(like.accountId, accountId))
    .orderBy(desc(like.createdAt))

const withoutDoctor = async (executor: Executor, accountId: string) => ({
  アカウント: await executor
    .select({
      ユーザーID: account.loginId,
      メールアドレスの確認日時: account.mailConfirmedAt,
      変更を確認中のメールアドレス: account.pendingLoginId,
      登録日時: account.createdAt,
    })
    .from(account)
    .where(eq(account.id, accountId)),
  LINE連携: await executor
    .select({ 連携日時: lineIdentity.linkedAt })
    .from(lineIdentity)
    .where(eq(lineIdentity.accountId, accountId)),
  カレンダー購読: await executor
    .select({
      発行日時: calendarFeed.issuedAt,
      最後の読み込み: calendarFeed.readAt,
      病院名を入れる: calendarFeed.showsHospital,
    })
    .from(calendarFeed)
    .innerJoin(doctor, eq(doctor.id, calendarFeed.doctorId))
    .where(eq(doctor.accountId, accountId)),
  通知を受け取る端末: await executor
    .select({ 登録日時: pushDevice.addedAt })
    .from(pushDevice)
    .where(eq(pushDevice.accountId, accountId)),
  ログイン: await executor
    .select({
      方法: session.authMethod,
      端末: session.userAgent,
      開始: session.createdAt,
      最後の利用: session.lastSeenAt,
      終了: session.revokedAt,
    })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.createdAt)),
  ログインしたことのある端末: await executor
    .select({ 最初の利用: knownDevice.firstSeenAt, 最後の利用: knownDevice.lastSeenAt })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.lastSeenAt)),
  登録の入力内容: await executor
    .select({
      基本情報: registration.basics,
      医師情報: registration.doctor,
      勤務先: registration.workplace,
      希望条件: registration.wishes,
      同意日時: registration.consentedAt,
      送信日時: registration.submittedAt,
    })
    .from(registration)
    .where(eq(registration.accountId, accountId)),
  書類: await executor
    .select({
      番号: doctorDocument.id,
      種類: doctorDocument.kind,
      状態: doctorDocument.state,
      提出日時: doctorDocument.uploadedAt,
      差し戻しの理由: doctorDocument.reason,
      有効期限: doctorDocument.expiresOn,
    })
    .from(doctorDocument)
    .where(eq(doctorDocument.accountId, accountId)),
  書類の閲覧: (await findDocumentViews(executor, accountId, ALL_VIEWS)).map(
    ({ documentId, kind, viewerName, hospitalName, viewedAt }) => ({
      番号: documentId,
      種類: kind,
      閲覧した側: hospitalName ?? '運営',
      閲覧者: viewerName,
      閲覧日時: viewedAt,
    }),
  ),
  お気に入りのスポット求人: await likesOf(executor, spotLike, accountId),
  お気に入りの定期求人: await likesOf(executor, regularLike, accountId),
  フォロー中の病院: await executor
    .select({
      病院: hospital.name,
      通知: hospitalSubscription.channels,
      フォローした日時: hospitalSubscription.createdAt,
    })
    .from(hospitalSubscription)
    .innerJoin(hospital, eq(hospital.id, hospitalSubscription.hospitalId))
    .where(eq(hospitalSubscription.accountId, accountId))
    .orderBy(desc(hospitalSubscription.createdAt)),
  ...(await ownContacts(executor, accountId)),
})

export type BankAccountOf = (doctorId: string) => Promise<BankAccount | null>

const ofDoctor = async (executor: Executor, doctorId: string, bankAccountOf: BankAccountOf) => ({
  医師情報: await executor.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId)),
  振込口座: await bankAccountOf(doctorId),
  ...(await ownNg(executor, doctorId)),
  ...(await ownListingReports(executor, doctorId)),
  変更の申請: await executor
    .select({
      項目: profileChange.kind,
      新しい内容: profileChange.wanted,
      前の内容: profileChange.before,
      理由: profileChange.reason,
      状態: profileChange.state,
      申請日時: profileChange.requestedAt,
      判断の日時: profileChange.decidedAt,
      返答: profileChange.answer,
      添えた写真の番号: profileChangeProof.id,
    })
    .from(profileChange)
    .leftJoin(profileChangeProof, eq(profileChangeProof.changeId, profileChange.id))
    .where(eq(profileChange.doctorId, doctorId))
    .orderBy(desc(profileChange.requestedAt)),
  運営の判断: await executor
    .select({
      内容: doctorDecision.decision,
      前の状態: doctorDecision.fromStatus,
      後の状態: doctorDecision.toStatus,
      理由: doctorDecision.reason,
      停止の終わり: doctorDecision.suspendedUntil,
      日時: doctorDecision.decidedAt,
    })
    .from(doctorDecision)
    .where(eq(doctorDecision.doctorId, doctorId))
    .orderBy(desc(doctorDecision.decidedAt)),
  メッセージ: await executor
    .select({
      病院: hospital.name,
      スポットの求人: messageThread.spotWorkId,
      定期の求人: messageThread.regularWorkId,
      送った側: message.sender,
      内容: message.body,
      添付ファイル: messageFile.name,
      送信日時: message.sentAt,
    })
    .from(message)
    .leftJoin(messageFile, eq(messageFile.messageId, message.id))
    .innerJoin(messageThread, eq(messageThread.id, message.threadId))
    .innerJoin(hospital, eq(hospital.id, messageThread.hospitalId))
    .where(eq(messageThread.doctorId, doctorId))
    .orderBy(desc(message.sentAt)),
  運営による登録内容などの閲覧: await executor
    .select({ 担当者: staff.name, 理由: staffAction.words, 閲覧日時: staffAction.at })
    .from(staffAction)
    .innerJoin(staff, eq(staff.accountId, staffAction.staffAccountId))
    .where(and(eq(staffAction.subject, doctorId), eq(staffAction.kind, 'DOCTOR_VIEWED')))
    .orderBy(desc(staffAction.at)),
  運営によるメッセージの閲覧: await executor
    .select({ 担当者: staff.name, 理由: threadView.reason, 閲覧日時: threadView.viewedAt })
    .from(threadView)
    .innerJoin(messageThread, eq(messageThread.id, threadView.threadId))
    .innerJoin(staff, eq(staff.accountId, threadView.staffAccountId))
    .where(eq(messageThread.doctorId, doctorId))
    .orderBy(desc(threadView.viewedAt)),
  応募: (
    await executor
      .select({
        番号: application.id,
        スポットの求人: application.spotWorkId,
        定期の求人: application.regularWorkId,
        状態: application.state,
        応募日時: application.appliedAt,
        メッセージ: application.message,
        病院に共有した書類: application.sharedDocuments,
        労働条件: application.terms,
      })
      .from(application)
      .where(eq(application.doctorId, doctorId))
      .orderBy(desc(application.appliedAt))
  ).map((one) => ({ ...one, 労働条件: withLines(one.労働条件) })),
  ...(await ownWork(executor, doctorId)),
  保存した検索条件: await executor
    .select({
      種類: savedSearch.kind,
      名前: savedSearch.label,
      条件: sql<Criteria>`${savedSearch.criteria} || coalesce(${savedSearch.beyond}, '{}')`,
      通知: savedSearch.notify,
      保存日時: savedSearch.createdAt,
    })
    .from(savedSearch)
    .where(eq(savedSearch.doctorId, doctorId))
    .orderBy(desc(savedSearch.createdAt)),
  お知らせ: await executor
    .select({
      件名: notification.title,
      本文: notification.body,
      日時: notification.createdAt,
      既読日時: notification.readAt,
    })
    .from(notification)
    .where(eq(notification.doctorId, doctorId))
    .orderBy(desc(notification.createdAt)),
  利用の記録: await executor
    .select({ 種類: usageEvent.actionType, 場所: usageEvent.coordinateName, 日時: usageEvent.occurTime })
    .from(usageEvent)
    .where(eq(usageEvent.doctorId, doctorId)),
})

/** Agreed terms as the doctor has read them, with the facts that they are made of. */
const withLines = (terms: TermsSnapshot) => ({ ...terms, kept: undefined, terms: termLines(terms) })

/**
 * The data export: everything stored about the account's owner, with readable labels, without secrets and
 * hashes.
 */
export async function findOwnData(
  executor: Executor,
  accountId: string,
  { now, bankAccountOf }: { now: Date; bankAccountOf: BankAccountOf },
): Promise<Record<string, unknown>> {
  const [person] = await executor
    .select({ ...getTableColumns(doctor), status: doctorStatusAt(now) })
    .from(doctor)
    .where(eq(doctor.accountId, accountId))
  const own = await withoutDoctor(executor, accountId)
  if (!person) return own
  const { id, accountId: _accountId, suspendedUntil: _until, statusBefore: _before, ...names } = person
  return { ...own, 医師: names, ...(await ofDoctor(executor, id, bankAccountOf)) }
}
