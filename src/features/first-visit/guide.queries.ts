import { queryOptions } from '@tanstack/react-query'
import { getGuideFn } from './guide.functions.ts'

export const guideQuery = (workId: string) =>
  queryOptions({
    queryKey: ['firstVisitGuide', workId],
    queryFn: ({ signal }) => getGuideFn({ data: workId, signal }),
  })
