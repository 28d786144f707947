import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { CRITERIA_OF, WITH_NG } from '../../domain/search/search-criteria.ts'

/** Inputs of the server functions of either kind. */

export const listingIds = v.pipe(v.array(decimalId), v.maxLength(10))

const toWhere = <Where extends { withNg?: true | undefined }>({ withNg, ...where }: Where) => ({
  ...where,
  exceptNg: !withNg,
})

/** The criteria of a list and its counts: without what NG settings leave out, unless it shows that too. */
export const WHERE_INPUT = {
  spot: v.pipe(v.object({ ...CRITERIA_OF.spot, ...WITH_NG }), v.transform(toWhere)),
  regular: v.pipe(v.object({ ...CRITERIA_OF.regular, ...WITH_NG }), v.transform(toWhere)),
}

/** A page of a search; only the first asks for the total, which costs a statement. */
export const pageInput = <Where extends v.GenericSchema, const Orders extends readonly string[]>(
  where: Where,
  orders: Orders,
) =>
  v.object({
    where,
    orderBy: v.picklist(orders),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    after: v.nullable(v.pipe(v.string(), v.maxLength(512))),
    withTotal: v.boolean(),
  })
