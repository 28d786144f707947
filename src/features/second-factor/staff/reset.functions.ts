import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { StaffFactors } from '../../../contract/gen/staff_factor_pb.ts'
import { toStaffFactors } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { fieldsOf, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { RESET_FORM } from './reset-form-data.ts'

/** Takes away the second factor of a hospital's member, for a recorded reason. */
export const resetMemberFactorFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      address: v.pipe(v.string(), v.maxLength(500)),
      reason: longText,
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      form: RESET_FORM,
      run: (reset, posted) =>
        withProof(posted, () => callStaff(StaffFactors.method.resetMemberFactor, reset)),
      done: 'RESET',
      next: ({ outcome }) => toStaffFactors({ outcome }),
    }),
  )
