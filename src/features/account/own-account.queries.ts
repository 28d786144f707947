import { queryOptions } from '@tanstack/react-query'
import { getOwnAccountFn } from './own-account.functions.ts'
import { SESSION_KEY } from '../session/session-key.ts'

export const ownAccountQuery = () =>
  queryOptions({
    queryKey: [...SESSION_KEY, 'own-account'],
    queryFn: ({ signal }) => getOwnAccountFn({ signal }),
  })
