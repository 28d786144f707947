import { createServerFn } from '@tanstack/react-start'
import { Staff } from '../../contract/gen/staff_pb.ts'
import { consoleCaller } from '../../services/console-caller.server.ts'
import { callStaff } from '../../services/staff/staff.server.ts'

/** The signed-in staff member, with whether a second factor is asked for; VISITOR without a session, null for everybody who is not staff. */
export const getStaffFn = createServerFn().handler(() =>
  consoleCaller(async (bearer) => {
    const caller = await callStaff(Staff.method.getStaff, {}, bearer)
    // A server of the version before does not say it.
    return { ...caller, factorWish: caller.factorWish ?? 'NONE' }
  }),
)
