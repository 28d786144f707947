import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getNoteFn, listNotesFn } from './staff-survey.functions.ts'
import type { StaffSurveysSearch } from './surveys-search.ts'

const LIST = 'staffSurveys'

export const notesQuery = ({ state = 'OPEN', after: start = '' }: StaffSurveysSearch) =>
  infiniteQueryOptions({
    queryKey: [LIST, state, start],
    queryFn: ({ pageParam, signal }) => listNotesFn({ data: { state, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    // Several people work on this list.
    staleTime: 10_000,
  })

/** Every page of both lists, to be read anew. */
export const ALL_NOTES = { queryKey: [LIST] }

export const noteQuery = (workId: string) =>
  queryOptions({
    queryKey: ['staffSurvey', workId],
    queryFn: ({ signal }) => getNoteFn({ data: workId, signal }),
    staleTime: 0,
    // What was done may take longer to write than the words stay open.
    refetchOnWindowFocus: false,
  })
