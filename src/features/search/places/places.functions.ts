import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { CRITERIA_OF } from '../../../domain/search/search-criteria.ts'
import { wordOf } from '../../../domain/search/criterion-readers.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import {
  RegularCities,
  RegularPrefectures,
  SpotCities,
  SpotPrefectures,
} from './places.listings.documents.ts'

const spot = { kind: v.literal('spot'), where: v.object(CRITERIA_OF.spot) }
const regular = { kind: v.literal('regular'), where: v.object(CRITERIA_OF.regular) }

// Counts are the same for everybody: the request carries no token.

/** Counts by prefecture. */
export const getPrefectureOffers = createServerFn()
  .validator(v.variant('kind', [v.object(spot), v.object(regular)]))
  .handler(async ({ data: { kind, where } }) => {
    const offers =
      kind === 'spot'
        ? (await askListings(SpotPrefectures, { where }, null)).spotWorkPrefectures
        : (await askListings(RegularPrefectures, { where }, null)).regularWorkPrefectures
    return Object.fromEntries(offers.map(({ prefecture, ...offer }) => [prefecture, offer]))
  })

const prefecture = v.pipe(v.string(), v.guard(wordOf(PREFECTURE)))

export const getCityOffers = createServerFn()
  .validator(v.variant('kind', [v.object({ ...spot, prefecture }), v.object({ ...regular, prefecture })]))
  .handler(async ({ data }) =>
    data.kind === 'spot'
      ? (await askListings(SpotCities, { where: data.where, prefecture: data.prefecture }, null))
          .spotWorkCities
      : (await askListings(RegularCities, { where: data.where, prefecture: data.prefecture }, null))
          .regularWorkCities,
  )
