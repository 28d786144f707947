import { queryOptions } from '@tanstack/react-query'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { getNoteFn, listNotesFn } from './staff-survey.functions.ts'
import type { StaffSurveysSearch } from './surveys-search.ts'

const LIST = 'staffSurveys'

export const notesQuery = ({ state = 'OPEN', after: start = '' }: StaffSurveysSearch) => ({
  ...pagesQuery([LIST, state], start, ({ after, signal }) => listNotesFn({ data: { state, after }, signal })),
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
