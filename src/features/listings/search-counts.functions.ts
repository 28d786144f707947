import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { isDay } from '../../domain/search-criteria.ts'
import { spotCriteriaEntries } from '../../domain/spot-search.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { facetCounts } from '../criteria/facet-counts.ts'
import { SpotWorkCalendar, SpotWorkCounts, SpotWorkFacets } from './search-counts.listings.documents.ts'

const where = v.object(spotCriteriaEntries)

/** How many open listings meet each of the criteria. */
export const countSpotWorks = createServerFn()
  .validator(v.pipe(v.array(where), v.minLength(1), v.maxLength(30)))
  .handler(
    async ({ data: wheres }) =>
      (await askListings(SpotWorkCounts, { wheres }, await callerIdToken())).spotWorkCounts,
  )

export const getSpotFacets = createServerFn()
  .validator(where)
  .handler(async ({ data }) =>
    facetCounts((await askListings(SpotWorkFacets, { where: data }, await callerIdToken())).spotWorkFacets),
  )

const calendarInput = v.object({
  where,
  from: v.pipe(v.string(), v.check(isDay)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
})

/** What each day offers, by day. */
export const getSpotCalendar = createServerFn()
  .validator(calendarInput)
  .handler(async ({ data }) => {
    const { spotWorkCalendar } = await askListings(SpotWorkCalendar, data, await callerIdToken())
    return Object.fromEntries(spotWorkCalendar.map(({ day, ...offer }) => [day, offer]))
  })
