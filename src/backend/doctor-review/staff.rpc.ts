import { DAY_MS } from '../../domain/duration.ts'
import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampDate, timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import { ViewedDocument } from '../../contract/gen/profile_pb.ts'
import { DocumentKind, DocumentState } from '../../contract/gen/registration_pb.ts'
import {
  DecideOutcome,
  DoctorDecision,
  DoctorQueue,
  Staff,
  type DoctorProfileSchema,
  type DoctorSummarySchema,
} from '../../contract/gen/staff_pb.ts'
import { FactorWish } from '../../contract/gen/hospital_pb.ts'
import { DoctorStatus, Sex } from '../../contract/gen/user_pb.ts'
import { nameOf, wireWordOf } from '../../contract/wire-word.ts'
import { needsSecond, queueOfStatus } from '../../domain/doctor/doctor-decision.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import { FILE_VIEW } from '../../domain/doctor/doctor-view.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import { factorWishOf, type FactorRule } from '../gate/factor-wish.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, keyReused, RpcError } from '../rpc/rpc-error.ts'
import { toCursor, toIdempotencyKey, toPageSize, toReason, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { recordDoctorViews, recordListView } from '../staff/doctor-view.service.ts'
import { staffCaller, type StaffGate } from '../gate/staff-input.ts'
import type { OurStaff } from '../gate/our-staff.service.ts'
import type { DoctorFile, DoctorReviews } from './staff.service.ts'
import type { DoctorSummaryRow } from './doctor-queue.store.ts'

const LIMIT = { default: 30, most: 100 } as const

const toDoctorId = (text: string) => toUuid(text, '医師の番号が正しくありません。')
const toDocumentId = (text: string) => toUuid(text, '書類の番号が正しくありません。')

const stampOf = (instant: Date | null) => (instant ? timestampFromDate(instant) : undefined)

/** Later ends are rejected as typing errors. */
const LONGEST_SUSPENSION = 10 * 366 * DAY_MS

function toUntil(stamp: Timestamp | undefined, now: Date): Date | null {
  if (!stamp) return null
  const until = timestampDate(stamp)
  if (!(until.getTime() < now.getTime() + LONGEST_SUSPENSION))
    throw invalidArgument('一時停止の終わりの日時が正しくありません。')
  return until
}

const toSummary = ({
  id,
  status,
  statusChangedAt,
  createdAt,
  suspendedUntil,
  returnAskedAt,
  ...names
}: DoctorSummaryRow): MessageInitShape<typeof DoctorSummarySchema> => ({
  ...names,
  doctorId: id,
  status: DoctorStatus[status],
  statusChangedAt: timestampFromDate(statusChangedAt),
  registeredAt: timestampFromDate(createdAt),
  suspendedUntil: stampOf(suspendedUntil),
  returnAskedAt: stampOf(returnAskedAt),
})

const toProfile = ({
  prefecture,
  city,
  street,
  building,
  mainHospitalLevel,
  sideJobPermission,
  ...profile
}: NonNullable<DoctorFile['profile']>): MessageInitShape<typeof DoctorProfileSchema> => ({
  phone: profile.phone,
  postalCode: profile.postalCode,
  address: `${PREFECTURE[prefecture]}${city}${street}${building}`,
  licenceNumber: profile.licenceNumber,
  licenceDate: profile.licenceDate,
  insuranceNumber: profile.insuranceNumber,
  university: profile.university,
  graduationYear: profile.graduationYear,
  specialties: specialtyConstants(profile.specialties),
  departments: profile.departments,
  mainHospitalLevel: mainHospitalLevel ?? '',
  sideJobPermission: sideJobPermission ?? '',
})

const notFound = () => new RpcError('not_found', 'この医師は見つかりません。')

type Options = {
  database: Database
  staff: OurStaff
  reviews: DoctorReviews
  staffOf: StaffGate
  provedStaffOf: StaffGate
  rule: FactorRule
  clock: () => Date
}

/** The methods of `dp.staff.Staff`. Each checks the staff role first. */
export function createStaffMethods({
  database,
  staff,
  reviews,
  staffOf,
  provedStaffOf,
  rule,
  clock,
}: Options): RpcMethod[] {
  return [
    rpcMethodRaw(Staff.method.getStaff, async (_, call) => {
      const member = await staffCaller(staff, call)
      const { wish, due } = factorWishOf([member], rule, clock())
      if (due && !member.factorAskedAt) await staff.markFactorAsked(member)
      return { name: member.name, factorWish: FactorWish[wish], factorDue: stampOf(due) }
    }),

    rpcMethodRaw(Staff.method.listDoctors, async ({ queue: number, after, limit }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const queue = wireWordOf(DoctorQueue, number)
      if (!queue) throw invalidArgument('一覧の種類が正しくありません。')
      const cursor = toCursor(after)
      const page = await reviews.listDoctors(queue, { after: cursor, limit: toPageSize(limit, LIMIT) })
      await recordListView(database, { staffAccountId, queue, at: clock() })
      return { doctors: page.items.map(toSummary), nextCursor: page.nextCursor ?? '', total: page.total }
    }),

    rpcMethodRaw(Staff.method.getDoctorFile, async ({ doctorId }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const file = await reviews.findDoctorFile(toDoctorId(doctorId))
      if (!file) throw notFound()
      const viewReason = FILE_VIEW[queueOfStatus(file.status)]
      const view = { staffAccountId, doctorIds: [file.id], reason: viewReason, at: clock() }
      await recordDoctorViews(database, view)
      logSecurity('sensitive_read', { reason: 'doctor file', doctor: doctorId })
      const { sex, birthDate, loginId, decisions, allowed, profile, documents, sameLicence, views } = file
      return {
        doctor: toSummary(file),
        viewReason,
        sex: Sex[sex],
        birthDate,
        loginId: loginId ?? '',
        decisions: decisions.map(
          ({
            id,
            decision,
            fromStatus,
            toStatus,
            reason,
            staffName,
            proposerName,
            decidedAt,
            suspendedUntil,
          }) => ({
            id,
            decision: DoctorDecision[decision],
            fromStatus: DoctorStatus[fromStatus],
            toStatus: DoctorStatus[toStatus],
            reason,
            staffName,
            proposerName: proposerName ?? '',
            decidedAt: timestampFromDate(decidedAt),
            suspendedUntil: stampOf(suspendedUntil),
          }),
        ),
        allowed: allowed.map((decision) => DoctorDecision[decision]),
        profile: profile ? toProfile(profile) : undefined,
        documents: documents.map(({ id, kind, state, uploadedAt, reason }) => ({
          id,
          kind: DocumentKind[kind],
          state: DocumentState[state],
          uploadedAt: timestampFromDate(uploadedAt),
          reason: reason ?? '',
        })),
        sameLicence,
        views: views.map(({ kind, viewedAt, hospitalName, ...view }) => ({
          ...view,
          hospitalName: hospitalName ?? '',
          kind: ViewedDocument[kind],
          viewedAt: timestampFromDate(viewedAt),
        })),
      }
    }),

    rpcMethodRaw(Staff.method.decideDoctor, async (request, call) => {
      const member = await staffOf(call)
      const decision = wireWordOf(DoctorDecision, request.decision)
      const status = nameOf(DoctorStatus, request.seenStatus)
      const now = clock()
      if (!decision || !status) throw invalidArgument('指定された形式で入力してください')
      const until = decision === 'SUSPEND' ? toUntil(request.suspendUntil, now) : null
      if (needsSecond(decision, { status, until, now })) await provedStaffOf(call)
      const result = await reviews.decideDoctor(member, {
        doctorId: toDoctorId(request.doctorId),
        decision,
        reason: toReason(request.reason),
        seenStatus: status,
        seenDocumentIds: request.seenDocumentIds.map(toDocumentId),
        until,
        key: toIdempotencyKey(request.idempotencyKey),
      })
      if (result === 'NOT_FOUND') throw notFound()
      if (result === 'KEY_REUSED') throw keyReused()
      logSecurity('authz_change', { reason: `${decision} ${result.outcome}`, doctor: request.doctorId })
      return { outcome: DecideOutcome[result.outcome], status: DoctorStatus[result.status] }
    }),
  ]
}
