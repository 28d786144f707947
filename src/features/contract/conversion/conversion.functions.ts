import { createServerFn } from '@tanstack/react-start'
import { ContractConversions } from '../../../contract/gen/contract_conversion_pb.ts'
import { ContractConversions as HospitalContractConversions } from '../../../contract/gen/hospital_contract_conversion_pb.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { APPLY_CONVERSION_FORM } from './conversion-form-data.ts'

const contract = { applicationId: uuid, idempotencyKey: submissionKey }

/** The doctor applies for a contract without a term. */
export const applyForConversionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...contract, regularWorkId: decimalId }))
  .handler(
    postedCommand({
      form: APPLY_CONVERSION_FORM,
      run: ({ regularWorkId: _page, ...asked }) =>
        callWork(ContractConversions.method.applyForConversion, asked),
      done: 'APPLIED',
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { conversion: outcome }),
    }),
  )

/** A member records that the hospital has read the application. */
export const confirmConversionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(contract))
  .handler(
    postedCommand({
      run: (asked) => callHospital(HospitalContractConversions.method.confirmConversion, asked),
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { conversion: outcome }),
    }),
  )
