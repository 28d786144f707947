import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../forms/form-key.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { lineLogInQuery } from '../account/line/line.queries.ts'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { FEED_FORM, newFeedToken } from './feed-token.ts'
import { profileQuery } from './profile.queries.ts'

export type ProfileLoad = {
  /** Base of the idempotency keys of the page's forms. */
  formKey: string
  /** For a calendar address that the doctor may issue. */
  feedToken: string
  /** The kept answers to the browser's own posts. */
  kept: Readonly<Record<'mail' | 'password' | 'leave' | 'calendar', KeptAnswer | null>>
}

/** Loads the data of all profile pages. */
export async function loadProfile(queryClient: QueryClient): Promise<ProfileLoad> {
  await queryClient.ensureQueryData(profileQuery())
  // The profile query has put both into the cache; they load again only if one has been removed since.
  await Promise.all([
    queryClient.ensureQueryData(ownAccountQuery()),
    queryClient.ensureQueryData(lineLogInQuery()),
  ])
  return {
    formKey: newFormKey(),
    feedToken: newFeedToken(),
    kept: {
      mail: takeKeptAnswer('mail'),
      password: takeKeptAnswer('password'),
      leave: takeKeptAnswer('leave'),
      calendar: takeKeptAnswer(FEED_FORM.name),
    },
  }
}
