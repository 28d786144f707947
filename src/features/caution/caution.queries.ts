import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { listCautionsFn } from './caution.functions.ts'

export const cautionsQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: ['cautions'],
    queryFn: ({ signal }) => listCautionsFn({ signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })
