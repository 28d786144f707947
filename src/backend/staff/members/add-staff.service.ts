import { ADD_STAFF_OUTCOME, type AddStaffOutcome } from '../../../domain/staff/staff-member.ts'
import { officeAccountOf } from '../../account/member-account.service.ts'
import type { Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { recordStaffAction } from '../staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../staff-command.service.ts'
import { STAFF_ADDED_MAIL } from './added-letters.ts'
import { joinStaff } from './staff-member.store.ts'

type NewStaff = {
  name: string
  address: string
  /** The colleague who adds the member; null for whoever runs the server. */
  addedBy: string | null
  now: Date
}

/**
 * Makes the owner of a mail address a member of our staff, who is told by mail and sets the first password by a second
 * one. A member who had left comes back with the account of before.
 */
export async function addStaffIn(
  tx: Executor,
  { name, address, addedBy, now }: NewStaff,
): Promise<AddStaffOutcome> {
  const owner = await officeAccountOf(tx, { kind: 'STAFF', address, now })
  if (!owner) return 'OTHER_KIND'
  const { accountId } = owner
  if (!(await joinStaff(tx, { accountId, name, now }))) return 'ALREADY'
  const at = now.getTime()
  await orderMail(
    tx,
    { key: `staff-added:${accountId}:${at}`, kind: STAFF_ADDED_MAIL, recipient: address, payload: {} },
    now,
  )
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
