import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getWorkObjectionFn, listOpenObjectionsFn } from './hospital-objection.functions.ts'

export const workObjectionQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['workObjection', workId],
    queryFn: ({ signal }) => getWorkObjectionFn({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

/** Several people answer them, on several pages: asked for anew whenever they are shown. */
export const openObjectionsQuery = queryOptions({
  ...LIVE,
  queryKey: ['openObjections'],
  queryFn: ({ signal }) => listOpenObjectionsFn({ signal }),
  staleTime: 0,
})
