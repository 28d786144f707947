import * as v from 'valibot'
import { uuid } from '../../../../domain/uuid.ts'
import { fieldsOf, submissionKey } from '../../../forms/form-fields.ts'
import { decimalId } from '../../../../domain/decimal-id.ts'

/** The page with the form, to which a browser without JavaScript is redirected. */
const WITHDRAW_FROM = ['done', 'applied', 'matched'] as const
export type WithdrawFrom = (typeof WITHDRAW_FROM)[number]

/** The posted withdrawal form, by script or by the browser itself. */
export const withdrawFormSchema = fieldsOf({
  applicationId: uuid,
  idempotencyKey: submissionKey,
  from: v.picklist(WITHDRAW_FROM),
  ids: v.pipe(
    v.string(),
    v.transform((ids) => ids.split(',').filter(Boolean)),
    v.array(decimalId),
    v.maxLength(10),
  ),
})

export type WithdrawForm = v.InferOutput<typeof withdrawFormSchema>
