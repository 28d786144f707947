import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getNoShowFn } from './no-show.functions.ts'

export const noShowQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['noShow', workId],
    queryFn: ({ signal }) => getNoShowFn({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })
