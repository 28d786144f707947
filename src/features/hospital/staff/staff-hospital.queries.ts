import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getHospitalFn, listHospitalsFn } from './staff-hospital.functions.ts'
import type { StaffHospitalsSearch } from './hospitals-search.ts'

export const HOSPITALS_KEY = ['staffHospitals'] as const

export const hospitalsQuery = ({ after: start = '', ...asked }: StaffHospitalsSearch) =>
  infiniteQueryOptions({
    queryKey: [...HOSPITALS_KEY, 'list', asked, start],
    queryFn: ({ pageParam, signal }) =>
      listHospitalsFn({ data: { ...asked, after: pageParam || undefined }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    staleTime: 10_000,
  })

export const hospitalQuery = (id: string) =>
  queryOptions({
    queryKey: [...HOSPITALS_KEY, 'one', id],
    queryFn: ({ signal }) => getHospitalFn({ data: id, signal }),
    // Nothing is refetched while somebody types a reason.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })
