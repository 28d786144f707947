import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ChangeListingOutcome, HospitalListings } from '../../../contract/gen/hospital_listing_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { CONFIRMED_AT_ONCE } from '../../../domain/listing/confirmation.ts'
import { toOwnListings } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'

const schema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ fields: form, listings: form.getAll('listings') })),
  v.object({
    fields: fieldsOf({ idempotencyKey: submissionKey }),
    listings: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[SR]-\d{7,15}$/))), v.maxLength(CONFIRMED_AT_ONCE)),
  }),
)

type ConfirmAnswer = { outcome: string; refused: { ref: string; outcome: string }[] }

async function confirm({ fields, listings }: v.InferOutput<typeof schema>): Promise<ConfirmAnswer> {
  if (listings.length === 0) return { outcome: 'NONE_CHOSEN', refused: [] }
  const { confirmations } = await callHospitalRaw(HospitalListings.method.confirmListings, {
    listingNumbers: listings,
    idempotencyKey: fields.idempotencyKey,
  })
  const refused = confirmations.flatMap(({ listingNumber, outcome: number }) => {
    const outcome = requiredWord(ChangeListingOutcome, number, 'ListingConfirmation.outcome')
    return outcome === 'CHANGED' ? [] : [{ ref: listingNumber, outcome }]
  })
  return { outcome: refused.length === 0 ? 'CONFIRMED' : 'SOME', refused }
}

/** Confirms listings, each for itself; the refused ones come back with the reason. */
export const confirmListingsFn = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(
    postedCommand({
      run: confirm,
      next: ({ outcome }, { listings: [first = ''] }) =>
        toOwnListings({ kind: first.startsWith('R') ? 'regular' : 'spot', shelf: 'OPEN', outcome }),
    }),
  )
