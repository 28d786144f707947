import { DAY_MS } from '../../domain/duration.ts'
import { Staff } from '../../contract/gen/staff_pb.ts'
import type { Told } from '../../contract/plain.ts'
import { needsSecond, queueOfStatus } from '../../domain/doctor/doctor-decision.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import { FILE_VIEW } from '../../domain/doctor/doctor-view.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import { factorWishOf, type FactorRule } from '../gate/factor-wish.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, keyReused, RpcError } from '../rpc/rpc-error.ts'
import { toCursor, toIdempotencyKey, toPageSize, toReason, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { recordDoctorViews, recordListView } from '../staff/doctor-view.service.ts'
import { staffCaller, type StaffGate } from '../gate/staff-input.ts'
import type { OurStaff } from '../gate/our-staff.service.ts'
import type { DoctorFile, DoctorReviews } from './staff.service.ts'
import type { DoctorSummaryRow } from './doctor-queue.store.ts'

const LIMIT = { default: 30, most: 100 } as const

const toDoctorId = (text: string) => toUuid(text, '医師の番号が正しくありません。')
const toDocumentId = (text: string) => toUuid(text, '書類の番号が正しくありません。')

/** Later ends are rejected as typing errors. */
const LONGEST_SUSPENSION = 10 * 366 * DAY_MS

function toUntil(until: Date | null, now: Date): Date | null {
  if (until && !(until.getTime() < now.getTime() + LONGEST_SUSPENSION))
    throw invalidArgument('一時停止の終わりの日時が正しくありません。')
  return until
}

const toSummary = (row: DoctorSummaryRow): Told<'dp.staff.DoctorSummary'> => ({
  ...row,
  doctorId: row.id,
  registeredAt: row.createdAt,
})

const toProfile = ({
  prefecture,
  city,
  street,
  building,
  mainHospitalLevel,
  sideJobPermission,
  ...profile
}: NonNullable<DoctorFile['profile']>): Told<'dp.staff.DoctorProfile'> => ({
  ...profile,
  address: `${PREFECTURE[prefecture]}${city}${street}${building}`,
  specialties: specialtyConstants(profile.specialties),
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
    rpcMethod(Staff.method.getStaff, async (_, call) => {
      const member = await staffCaller(staff, call)
      const { wish, due } = factorWishOf([member], rule, clock())
      if (due && !member.factorAskedAt) await staff.markFactorAsked(member)
      return { name: member.name, factorWish: wish, factorDue: due }
    }),

    rpcMethod(Staff.method.listDoctors, async ({ queue, after, limit }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      if (!queue) throw invalidArgument('一覧の種類が正しくありません。')
      const cursor = toCursor(after)
      const page = await reviews.listDoctors(queue, { after: cursor, limit: toPageSize(limit, LIMIT) })
      await recordListView(database, { staffAccountId, queue, at: clock() })
      return { doctors: page.items.map(toSummary), nextCursor: page.nextCursor ?? '', total: page.total }
    }),

    rpcMethod(Staff.method.getDoctorFile, async ({ doctorId }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const file = await reviews.findDoctorFile(toDoctorId(doctorId))
      if (!file) throw notFound()
      const viewReason = FILE_VIEW[queueOfStatus(file.status)]
      const view = { staffAccountId, doctorIds: [file.id], reason: viewReason, at: clock() }
      await recordDoctorViews(database, view)
      logSecurity('sensitive_read', { reason: 'doctor file', doctor: doctorId })
      return {
        ...file,
        doctor: toSummary(file),
        viewReason,
        loginId: file.loginId ?? '',
        decisions: file.decisions.map((made) => ({ ...made, proposerName: made.proposerName ?? '' })),
        profile: file.profile && toProfile(file.profile),
        documents: file.documents.map((one) => ({ ...one, reason: one.reason ?? '' })),
        views: file.views.map((view) => ({ ...view, hospitalName: view.hospitalName ?? '' })),
      }
    }),

    rpcMethod(Staff.method.decideDoctor, async (request, call) => {
      const member = await staffOf(call)
      const { decision, seenStatus: status } = request
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
      return result
    }),
  ]
}
