import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { wordOf } from '../../../domain/text/known-word.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { WHERE_INPUT } from '../../listing/listing-inputs.ts'
import {
  RegularCities,
  RegularPrefectures,
  SpotCities,
  SpotPrefectures,
} from './places.listings.documents.ts'

const spot = { kind: v.literal('spot'), where: WHERE_INPUT.spot }
const regular = { kind: v.literal('regular'), where: WHERE_INPUT.regular }

// The request carries the caller's token: what a doctor's NG settings leave out of the list is not counted.

/** Counts by prefecture. */
export const getPrefectureOffersFn = createServerFn()
  .validator(v.variant('kind', [v.object(spot), v.object(regular)]))
  .handler(async ({ data: { kind, where } }) => {
    const offers =
      kind === 'spot'
        ? (await askListings(SpotPrefectures, { where })).spotWorkPrefectures
        : (await askListings(RegularPrefectures, { where })).regularWorkPrefectures
    return Object.fromEntries(offers.map(({ prefecture, ...offer }) => [prefecture, offer]))
  })

const prefecture = v.pipe(v.string(), v.guard(wordOf(PREFECTURE)))

export const getCityOffersFn = createServerFn()
  .validator(v.variant('kind', [v.object({ ...spot, prefecture }), v.object({ ...regular, prefecture })]))
  .handler(async ({ data }) =>
    data.kind === 'spot'
      ? (await askListings(SpotCities, { where: data.where, prefecture: data.prefecture })).spotWorkCities
      : (await askListings(RegularCities, { where: data.where, prefecture: data.prefecture }))
          .regularWorkCities,
  )
