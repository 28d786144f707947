import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { decimalId } from '../../../domain/decimal-id.ts'
import { isDay } from '../../../domain/search/criterion-readers.ts'
import { SEASONS } from '../../../domain/search/season.ts'
import { comingSeason } from '../../../domain/search/season-days.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { usualFees } from '../../../domain/listing/usual-fee.ts'
import { WHERE_INPUT } from '../../listing/listing-inputs.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { countsByCriterion, facetCounts } from './facet-counts.ts'
import {
  RegularWorkFacets,
  SpotFeesOfHospitals,
  SpotWorkCalendar,
  SpotWorkCities,
  SpotWorkFacets,
} from './search-counts.listings.documents.ts'
import { today } from '../../../platform/clock.ts'

const where = WHERE_INPUT.spot

const facetsInput = v.variant('kind', [
  v.object({ kind: v.literal('spot'), where }),
  v.object({ kind: v.literal('regular'), where: WHERE_INPUT.regular }),
])

// The request carries the caller's token: what a doctor's NG settings leave out of the list is not counted.
export const getFacetsFn = createServerFn()
  .validator(facetsInput)
  .handler(async ({ data }) =>
    facetCounts(
      data.kind === 'spot'
        ? (await askListings(SpotWorkFacets, { where: data.where })).spotWorkFacets
        : (await askListings(RegularWorkFacets, { where: data.where })).regularWorkFacets,
    ),
  )

export const getSpotCitiesFn = createServerFn()
  .validator(where)
  .handler(async ({ data }) => {
    const { spotWorkFacets } = await askListings(SpotWorkCities, { where: data })
    return countsByCriterion(spotWorkFacets.counts)
  })

const calendarInput = v.object({
  where,
  from: v.pipe(v.string(), v.check(isDay)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(800)),
})

/** The offer of each day that has any, by day. */
export const getSpotCalendarFn = createServerFn()
  .validator(calendarInput)
  .handler(async ({ data }) => {
    const { spotWorkCalendar } = await askListings(SpotWorkCalendar, data)
    const offering = spotWorkCalendar.filter(({ count }) => count > 0)
    return Object.fromEntries(offering.map(({ day, ...offer }) => [day, offer]))
  })

const usualFeesInput = v.object({
  ids: v.pipe(v.array(decimalId), v.minLength(1), v.maxLength(100)),
  season: v.picklist(SEASONS),
})

/** What the hospitals pay outside the season, by hospital and kind of shift, where it is known. */
export const getUsualFeesFn = createServerFn()
  .validator(usualFeesInput)
  .handler(async ({ data: { ids, season } }) => {
    const { from, to } = comingSeason(season, today())
    const { spotWorks } = await askListings(SpotFeesOfHospitals, { ids })
    return usualFees(
      spotWorks.items.filter(
        ({ startTime, endTime }) => civilDay(endTime) < from || civilDay(startTime) > to,
      ),
    )
  })
