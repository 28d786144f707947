import { StaffMembers } from '../../../contract/gen/staff_member_pb.ts'
import { isNewMember, isWaiting } from '../../../domain/staff/membership.ts'
import { readNewStaff, REMOVE_REASON } from '../../../domain/staff/staff-member.ts'
import { logSecurity } from '../../../platform/server/log.server.ts'
import { toIdempotencyKey, toUuid, toWords } from '../../rpc/rpc-input.ts'
import type { Database } from '../../database/client.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { TwirpError } from '../../rpc/twirp-error.ts'
import { notStaff, type StaffGate } from '../../gate/staff-input.ts'
import { addStaff } from './add-staff.service.ts'
import { confirmStaff } from './confirm-staff.service.ts'
import { removeStaff } from './remove-staff.service.ts'
import { findStaffMembers } from './staff-member.store.ts'

type Options = { database: Database; clock: () => Date; staffOf: StaffGate; provedStaffOf: StaffGate }

const toStaffId = (text: string) => toUuid(text, '運営スタッフの番号が正しくありません。')

/** The methods of `dp.staff.StaffMembers`, each for staff only. */
export const createStaffMemberMethods = ({
  database,
  clock,
  staffOf,
  provedStaffOf,
}: Options): RpcMethod[] => [
  rpcMethod(StaffMembers.method.listStaff, async (_, call) => {
    const caller = await staffOf(call)
    const members = await findStaffMembers(database)
    const now = clock()
    return {
      members: members.map(({ accountId, address, ...one }) => ({
        ...one,
        staffId: accountId,
        address: address ?? '',
        isCaller: accountId === caller.accountId,
        waitsUntil: isWaiting(one, now) ? one.activeFrom : null,
        newUntil: isNewMember(one, now) ? one.secondFrom : null,
        mayConfirm: isWaiting(one, now) && one.addedBy !== caller.accountId && !isNewMember(caller, now),
      })),
    }
  }),

  rpcMethod(StaffMembers.method.addStaff, async (message, call) => {
    const { accountId: staffAccountId } = await provedStaffOf(call)
    const { name, address } = readNewStaff(message)
    if (!name || !address)
      throw new TwirpError('invalid_argument', 'お名前とメールアドレスを確認してください。')
    const request = { name, address, key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await addStaff(database, { staffAccountId, request, now: clock() })
    logSecurity('authz_change', { reason: `staff added ${outcome}` })
    return { outcome }
  }),

  rpcMethod(StaffMembers.method.confirmStaff, async (message, call) => {
    const { accountId: staffAccountId } = await provedStaffOf(call)
    const request = { staffId: toStaffId(message.staffId), key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await confirmStaff(database, { staffAccountId, request, now: clock() })
    if (outcome === 'NOT_STAFF') throw notStaff()
    logSecurity('authz_change', { reason: `staff confirmed ${outcome}`, staff: request.staffId })
    return { outcome }
  }),

  rpcMethod(StaffMembers.method.removeStaff, async (message, call) => {
    const { accountId: staffAccountId } = await provedStaffOf(call)
    const request = {
      staffId: toStaffId(message.staffId),
      reason: toWords(message.reason, REMOVE_REASON),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await removeStaff(database, { staffAccountId, request, now: clock() })
    if (outcome === 'NOT_STAFF') throw notStaff()
    logSecurity('authz_change', { reason: `staff removed ${outcome}`, staff: request.staffId })
    return { outcome }
  }),
]
