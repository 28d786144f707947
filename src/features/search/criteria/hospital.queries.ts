import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getHospitalNamesFn, suggestHospitalsFn } from './hospital.functions.ts'

/** Hospitals that a few letters may mean. */
export const hospitalSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['hospitals', 'suggestions', text],
    queryFn: ({ signal }) => suggestHospitalsFn({ data: text, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

/** The names of the hospitals a search is limited to. */
export const hospitalNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['hospitals', 'names', ids],
    queryFn: ({ signal }) => getHospitalNamesFn({ data: [...ids], signal }),
    enabled: ids.length > 0,
    // A hospital keeps its name for the length of a visit.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
