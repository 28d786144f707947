import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toHome, toProfilePage } from '../../platform/addresses.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { askAccount } from '../../services/account/account.server.ts'
import {
  LogOutEverywhere,
  OwnAccountDocument,
  RevokeSession,
} from '../../services/account/own-sessions.account.documents.ts'

/** The account of this session and all its sessions; null if the session has ended. */
export const getOwnAccountFn = createServerFn().handler(async () => {
  const { account, sessions, lineLinkedAt } = await askAccount(OwnAccountDocument)
  return account && sessions ? { ...account, sessions, lineLinkedAt } : null
})

export type OwnAccountView = NonNullable<Awaited<ReturnType<typeof getOwnAccountFn>>>

export const revokeSessionFn = createServerFn({ method: 'POST' })
  .validator(
    v.pipe(
      v.instance(FormData),
      v.transform((form) => form.get('id')),
      v.pipe(v.string(), v.maxLength(64)),
    ),
  )
  .handler(
    postedCommand({
      run: async (id): Promise<FormAnswer> => ({
        outcome: (await askAccount(RevokeSession, { id })).revokeSession,
      }),
      next: ({ outcome }) => toProfilePage('sessions', { outcome }),
    }),
  )

/** Ends every session and redirects to the home page. */
export const logOutEverywhereFn = createServerFn({ method: 'POST' }).handler(async () => {
  await askAccount(LogOutEverywhere)
  throw redirect({ ...toHome(), statusCode: 303 })
})
