import { createServerFn } from '@tanstack/react-start'
import { FactorWish } from '../../contract/gen/hospital_pb.ts'
import { Staff } from '../../contract/gen/staff_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import { consoleCaller } from '../../services/console-caller.server.ts'
import { callStaffRaw } from '../../services/staff/staff.server.ts'
import { instantText } from '../../services/timestamp-text.ts'

/** The signed-in staff member, with whether a second factor is asked for; VISITOR without a session, null for everybody who is not staff. */
export const getStaffFn = createServerFn().handler(() =>
  consoleCaller(async (bearer) => {
    const { name, factorWish, factorDue } = await callStaffRaw(Staff.method.getStaff, {}, bearer)
    // A server of the version before does not say it.
    return {
      name,
      factorWish: wireWordOf(FactorWish, factorWish) ?? 'NONE',
      factorDue: instantText(factorDue),
    }
  }),
)
