import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { listCautions } from './caution.functions.ts'

export const cautionsQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: ['cautions'],
    queryFn: ({ signal }) => listCautions({ signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })
