import * as v from 'valibot'
import { formText } from '../apply/application-form-data.ts'
import { LISTING_ID } from '../application-search.ts'

/** Where the form stands: where a doctor without script is led back to. */
export const WITHDRAW_FROM = ['done', 'applied', 'matched'] as const
export type WithdrawFrom = (typeof WITHDRAW_FROM)[number]

/** What the form that takes an application back sends, by script or by itself. */
export const withdrawFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    applicationId: form.get('applicationId'),
    idempotencyKey: form.get('idempotencyKey'),
    from: form.get('from'),
    ids: formText(form, 'ids').split(',').filter(Boolean),
  })),
  v.object({
    applicationId: v.pipe(v.string(), v.uuid()),
    idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/)),
    from: v.picklist(WITHDRAW_FROM),
    ids: v.pipe(v.array(v.pipe(v.string(), v.regex(LISTING_ID))), v.maxLength(10)),
  }),
)

export type WithdrawForm = v.InferOutput<typeof withdrawFormSchema>
