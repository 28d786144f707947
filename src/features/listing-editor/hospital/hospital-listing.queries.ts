import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'
import type { ListingShelf } from '../../../domain/listing/listing-state.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import {
  countSuitableFn,
  getDraftFn,
  getNewDraftFn,
  listOwnListingsFn,
} from './hospital-listing.functions.ts'
import { getRegularDraftFn, getSpotDraftFn, getUsualPaysFn } from './preview.functions.ts'

export const OWN_LISTINGS_KEY = ['ownListings'] as const

export const ownListingsQuery = (kind: SearchKind, shelf: ListingShelf, start = '') =>
  infiniteQueryOptions({
    queryKey: [...OWN_LISTINGS_KEY, kind, shelf, start],
    queryFn: ({ pageParam, signal }) =>
      listOwnListingsFn({ data: { kind, shelf, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    // Several members work on this list.
    staleTime: 10_000,
  })

export const draftQuery = (ref: string) =>
  queryOptions({
    queryKey: ['listingDraft', ref],
    queryFn: ({ signal }) => getDraftFn({ data: ref, signal }),
    // Fresh when opened, and never refetched while somebody types.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const newDraftQuery = (kind: SearchKind) =>
  queryOptions({
    queryKey: ['newListingDraft', kind],
    queryFn: ({ signal }) => getNewDraftFn({ data: kind, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The draft as doctors would see it; by version, since every save changes it. */
export const spotDraftQuery = (ref: string, version: number) =>
  queryOptions({
    queryKey: ['spotDraft', ref, version],
    queryFn: ({ signal }) => getSpotDraftFn({ data: ref, signal }),
  })

export const regularDraftQuery = (ref: string, version: number) =>
  queryOptions({
    queryKey: ['regularDraft', ref, version],
    queryFn: ({ signal }) => getRegularDraftFn({ data: ref, signal }),
  })

export const usualPaysQuery = (kind: SearchKind, prefecture: Prefecture) =>
  queryOptions({
    queryKey: ['usualPays', kind, prefecture],
    queryFn: ({ signal }) => getUsualPaysFn({ data: { kind, prefecture }, signal }),
    staleTime: 300_000,
  })

const copied = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, [...values]]))

/** How many doctors meet typed requirements. */
export const suitableQuery = (asked: Answers) =>
  queryOptions({
    queryKey: ['suitableDoctors', asked],
    queryFn: ({ signal }) => countSuitableFn({ data: copied(asked), signal }),
    staleTime: 300_000,
    retry: false,
  })
