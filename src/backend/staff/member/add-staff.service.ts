import { addedAt } from '../../../domain/staff/membership.ts'
import { ADD_STAFF_OUTCOME, type AddStaffOutcome } from '../../../domain/staff/staff-member.ts'
import { officeAccountOf } from '../../account/member-account.service.ts'
import type { Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import { STAFF_ADDED_MAIL, STAFF_JOINS_MAIL } from './member-letters.ts'
import { joinStaff } from './staff-member.store.ts'
import { tellMembers } from './tell-members.service.ts'

type NewStaff = {
  name: string
  address: string
  /** The colleague who adds the member; null for whoever runs the server. */
  addedBy: string | null
  now: Date
}

/**
 * Makes the owner of a mail address a member of our staff, who is told by mail and sets the first password by a second
 * one. Whom a colleague adds waits to be confirmed by another one, or for a day, and all members are told. A member who
 * had left comes back with the account of before.
 */
export async function addStaffIn(
  tx: Executor,
  { name, address, addedBy, now }: NewStaff,
): Promise<AddStaffOutcome> {
  const owner = await officeAccountOf(tx, { kind: 'STAFF', address, now })
  if (!owner) return 'OTHER_KIND'
  const { accountId } = owner
  // Who runs the server is trusted with more than any member.
  const begin = addedBy === null ? { activeFrom: null, secondFrom: null } : addedAt(now)
  if (!(await joinStaff(tx, { accountId, name, addedBy, ...begin, now }))) return 'ALREADY'
  const at = now.getTime()
  const payload: Record<string, string> = addedBy === null ? {} : { waits: 'yes' }
  await orderMail(
    tx,
    { key: `staff-added:${accountId}:${at}`, kind: STAFF_ADDED_MAIL, recipient: address, payload },
    now,
  )
  if (addedBy !== null)
    await tellMembers(tx, { kind: STAFF_JOINS_MAIL, staffId: accountId, by: addedBy, now })
  const words = addedBy === null ? `${name}(サーバーのコマンドで登録)` : `${name}(${address})`
  await recordStaffAction(tx, {
    staffAccountId: addedBy ?? accountId,
    kind: 'STAFF_ADDED',
    subject: accountId,
    words,
    at: now,
  })
  return 'ADDED'
}

/** Makes somebody a member of our staff, by a colleague. */
export const addStaff = staffCommand(
  { operation: 'addStaff', words: ADD_STAFF_OUTCOME },
  (tx, { staffAccountId, request, now }: StaffCommand<{ name: string; address: string; key: string }>) =>
    addStaffIn(tx, { ...request, addedBy: staffAccountId, now }),
)
