import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../applications/application-key.ts'
import { lineLogInQuery } from '../session/line.queries.ts'
import { ownAccountQuery } from '../session/own-account.queries.ts'
import { profileQuery } from './profile.queries.ts'

/** Loads all the page shows; gives the name of its forms. */
export async function loadProfile(queryClient: QueryClient): Promise<string> {
  await queryClient.ensureQueryData(profileQuery())
  // There already, unless one of them has been thrown away since the page was last open.
  await Promise.all([
    queryClient.ensureQueryData(ownAccountQuery()),
    queryClient.ensureQueryData(lineLogInQuery()),
  ])
  return newFormKey()
}
