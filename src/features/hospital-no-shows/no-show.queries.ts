import { queryOptions } from '@tanstack/react-query'
import { getNoShow } from './no-show.functions.ts'

export const noShowQuery = (workId: string) =>
  queryOptions({
    queryKey: ['noShow', workId],
    queryFn: ({ signal }) => getNoShow({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })
