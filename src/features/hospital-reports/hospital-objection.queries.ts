import { queryOptions } from '@tanstack/react-query'
import { getWorkObjection } from './hospital-objection.functions.ts'

export const workObjectionQuery = (workId: string) =>
  queryOptions({
    queryKey: ['workObjection', workId],
    queryFn: ({ signal }) => getWorkObjection({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })
