import { queryOptions } from '@tanstack/react-query'
import { lineLogInQuery } from '../account/line/line.queries.ts'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { getProfilePageFn } from './profile.functions.ts'

/** Neither retry nor refetch on window focus, as for GetDoctor. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal, client }) => {
      // One request fills three queries of the cache.
      const { profile, account, isLineOffered } = await getProfilePageFn({ signal })
      client.setQueryData(ownAccountQuery().queryKey, account)
      client.setQueryData(lineLogInQuery().queryKey, isLineOffered)
      return profile
    },
    refetchOnWindowFocus: false,
    retry: false,
  })
