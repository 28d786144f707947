import { queryOptions } from '@tanstack/react-query'
import { getOwnAccount } from './own-account.functions.ts'

export const ownAccountQuery = () =>
  queryOptions({
    queryKey: ['session', 'own-account'],
    queryFn: ({ signal }) => getOwnAccount({ signal }),
  })
