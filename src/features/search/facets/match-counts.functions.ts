import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { CRITERIA_OF } from '../../../domain/search/search-criteria.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { RegularMatches, SpotMatches } from './match-counts.listings.documents.ts'

const several = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.array(v.object(entries)), v.minLength(1), v.maxLength(30))

const input = v.variant('kind', [
  v.object({ kind: v.literal('spot'), wheres: several(CRITERIA_OF.spot) }),
  v.object({ kind: v.literal('regular'), wheres: several(CRITERIA_OF.regular) }),
])

/** How many open listings of a kind meet each of the criteria, in one question. */
export const countMatches = createServerFn()
  .validator(input)
  .handler(async ({ data }) => {
    if (data.kind === 'spot') {
      return (await askListings(SpotMatches, { wheres: data.wheres })).spotWorkCounts
    }
    return (await askListings(RegularMatches, { wheres: data.wheres })).regularWorkCounts
  })
