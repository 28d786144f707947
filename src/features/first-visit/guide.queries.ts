import { queryOptions } from '@tanstack/react-query'
import { getGuide } from './guide.functions.ts'

export const guideQuery = (workId: string) =>
  queryOptions({
    queryKey: ['firstVisitGuide', workId],
    queryFn: ({ signal }) => getGuide({ data: workId, signal }),
  })
