import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../forms/form-key.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { lineLogInQuery } from '../line/line.queries.ts'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { profileQuery } from './profile.queries.ts'

export type ProfileLoad = {
  /** Names the page's commands. */
  formKey: string
  /** What its forms were answered when the browser posted them by itself. */
  kept: Readonly<Record<'mail' | 'password' | 'leave', KeptAnswer | null>>
}

/** Loads all that the pages of the profile show. */
export async function loadProfile(queryClient: QueryClient): Promise<ProfileLoad> {
  await queryClient.ensureQueryData(profileQuery())
  // There already, unless one of them has been thrown away since the page was last open.
  await Promise.all([
    queryClient.ensureQueryData(ownAccountQuery()),
    queryClient.ensureQueryData(lineLogInQuery()),
  ])
  return {
    formKey: newFormKey(),
    kept: {
      mail: takeKeptAnswer('mail'),
      password: takeKeptAnswer('password'),
      leave: takeKeptAnswer('leave'),
    },
  }
}
