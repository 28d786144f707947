import type { QueryClient } from '@tanstack/react-query'
import { lineLogInQuery } from '../session/line.queries.ts'
import { ownAccountQuery } from '../session/own-account.queries.ts'
import { profileQuery } from './profile.queries.ts'

export async function loadProfile(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(profileQuery()),
    queryClient.ensureQueryData(ownAccountQuery()),
    queryClient.ensureQueryData(lineLogInQuery()),
  ])
}
