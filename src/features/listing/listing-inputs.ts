import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'

/** Inputs of the server functions of either kind. */

export const listingIds = v.pipe(v.array(decimalId), v.maxLength(10))

/** A page of a search; only the first asks for the total, which costs a statement. */
export const pageInput = <Entries extends v.ObjectEntries, const Orders extends readonly string[]>(
  criteria: Entries,
  orders: Orders,
) =>
  v.object({
    where: v.object(criteria),
    orderBy: v.picklist(orders),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    after: v.nullable(v.pipe(v.string(), v.maxLength(512))),
    withTotal: v.boolean(),
  })
