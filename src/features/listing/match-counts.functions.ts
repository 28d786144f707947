import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { WHERE_INPUT } from './listing-inputs.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { RegularMatches, SpotMatches } from './match-counts.listings.documents.ts'

const several = <Where extends v.GenericSchema>(where: Where) =>
  v.pipe(v.array(where), v.minLength(1), v.maxLength(30))

const input = v.variant('kind', [
  v.object({ kind: v.literal('spot'), wheres: several(WHERE_INPUT.spot) }),
  v.object({ kind: v.literal('regular'), wheres: several(WHERE_INPUT.regular) }),
])

/** How many open listings of a kind meet each of the criteria, in one question. */
export const countMatchesFn = createServerFn()
  .validator(input)
  .handler(async ({ data }) => {
    if (data.kind === 'spot') {
      return (await askListings(SpotMatches, { wheres: data.wheres })).spotWorkCounts
    }
    return (await askListings(RegularMatches, { wheres: data.wheres })).regularWorkCounts
  })
