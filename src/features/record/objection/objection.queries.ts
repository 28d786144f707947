import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getObjectionFn } from './objection.functions.ts'

export const objectionQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['objection', workId],
    queryFn: ({ signal }) => getObjectionFn({ data: workId, signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })
