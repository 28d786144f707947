import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { decimalId } from '../../../domain/decimal-id.ts'
import { DEVICE_LIMIT } from '../../../domain/listing/device-likes.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import {
  ClosedLikes,
  DeviceListings,
  LikeCounts,
  LikedRegularWorks,
  LikedSpotWorks,
} from './liked-listing.listings.documents.ts'

const PAGE_SIZE = 20

const cursor = v.nullable(v.pipe(v.string(), v.maxLength(512)))

export const listLikedSpotsFn = createServerFn()
  .validator(cursor)
  .handler(
    async ({ data: after }) =>
      (await askListings(LikedSpotWorks, { limit: PAGE_SIZE, after })).likedSpotWorks,
  )

export const listLikedRegularsFn = createServerFn()
  .validator(cursor)
  .handler(
    async ({ data: after }) =>
      (await askListings(LikedRegularWorks, { limit: PAGE_SIZE, after })).likedRegularWorks,
  )

export const listClosedLikesFn = createServerFn()
  .validator(cursor)
  .handler(
    async ({ data: after }) => (await askListings(ClosedLikes, { limit: PAGE_SIZE, after })).closedLikes,
  )

export const getLikeCountsFn = createServerFn().handler(
  async () => (await askListings(LikeCounts, {})).likeCounts,
)

const ids = v.pipe(v.array(decimalId), v.maxLength(DEVICE_LIMIT))

/** The listings that a visitor has liked on this device; deleted ones are left out. */
export const getDeviceListingsFn = createServerFn()
  .validator(v.object({ spotIds: ids, regularIds: ids }))
  .handler(({ data }) => askListings(DeviceListings, data, null))
