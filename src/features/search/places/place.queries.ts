import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { getCityOffersFn, getPrefectureOffersFn } from './place.functions.ts'

/** Counts per prefecture under the other criteria; the search's own prefectures are ignored. */
export const prefectureOffersQuery = (kind: SearchKind, { prefectures: _prefectures, ...where }: Criteria) =>
  queryOptions({
    queryKey: ['places', kind, where],
    queryFn: ({ signal }) => getPrefectureOffersFn({ data: { kind, where }, signal }),
    placeholderData: keepPreviousData,
  })

/** Counts per city of a prefecture, largest first. */
export const cityOffersQuery = (
  kind: SearchKind,
  { prefectures: _prefectures, ...where }: Criteria,
  prefecture: Prefecture,
) =>
  queryOptions({
    queryKey: ['places', kind, where, prefecture],
    queryFn: ({ signal }) => getCityOffersFn({ data: { kind, where, prefecture }, signal }),
  })
