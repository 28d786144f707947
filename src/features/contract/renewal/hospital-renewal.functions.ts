import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ContractRenewals } from '../../../contract/gen/hospital_contract_renewal_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { RENEWAL_DECISION } from '../../../domain/work/renewal.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { DECIDE_RENEWAL_FORM, typedYenOf } from './renewal-form-data.ts'

const short = v.pipe(v.string(), v.maxLength(40))

/** The hospital offers to renew a contract, lets it end, or takes its offer back. */
export const decideRenewalFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      applicationId: uuid,
      idempotencyKey: submissionKey,
      renewalId: uuid,
      decision: wordIn(RENEWAL_DECISION),
      newEnd: short,
      fee: short,
      note: longText,
    }),
  )
  .handler(
    postedCommand({
      form: DECIDE_RENEWAL_FORM,
      run: (decided) =>
        callHospital(ContractRenewals.method.decideRenewal, { ...decided, fee: typedYenOf(decided.fee) }),
      done: ['OFFERED', 'NOT_RENEWED', 'RETRACTED'],
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { renewal: outcome }),
    }),
  )
