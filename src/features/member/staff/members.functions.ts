import { createServerFn } from '@tanstack/react-start'
import type { Shown } from '../../../contract/plain.ts'
import { StaffMembers } from '../../../contract/gen/staff_member_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffMembers } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { fieldsOf, longText, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { ADD_STAFF_FORM, REMOVE_STAFF_FORM } from './members-form-data.ts'

export type StaffOnList = Shown<'dp.staff.ListedStaff'>

/** The members of our staff now, the first one first. */
export const listStaffFn = createServerFn().handler(
  async () => (await callStaff(StaffMembers.method.listStaff, {})).members,
)

/** Makes the owner of a mail address a member of our staff. */
export const addStaffFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ name: longText, address: longText, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      form: ADD_STAFF_FORM,
      run: (added, posted) => withProof(posted, () => callStaff(StaffMembers.method.addStaff, added)),
      done: 'ADDED',
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )

/** Confirms somebody whom a colleague has added. */
export const confirmStaffFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ staffId: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (member, posted) => withProof(posted, () => callStaff(StaffMembers.method.confirmStaff, member)),
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )

/** Ends a colleague's access, for a recorded reason. */
export const removeStaffFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ staffId: uuid, reason: longText, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      form: REMOVE_STAFF_FORM,
      run: (removed, posted) => withProof(posted, () => callStaff(StaffMembers.method.removeStaff, removed)),
      done: 'REMOVED',
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )
