import { create } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ChangeKind,
  RequestChangeRequestSchema,
  RequestOutcome,
  WithdrawChangeRequestSchema,
  WithdrawOutcome,
} from '../../contract/gen/profile_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { CHANGE_DRAFT, isChangeKind } from '../../domain/doctor/profile-change.ts'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { profileService } from '../../services/user/user.server.ts'
import { byScript } from '../forms/answered.server.ts'
import { typedIn } from '../forms/form-answer.ts'
import type { AskedOutcome } from './change-outcome.ts'
import { pageOfChange } from './profile-pages.ts'
import { problemsOf } from './profile-view.ts'
import { viewOf, type Profile } from './profile.functions.ts'

const requestSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    kind: typedIn(form, 'change'),
    idempotencyKey: typedIn(form, 'idempotencyKey'),
    change: Object.fromEntries(
      Object.keys(CHANGE_DRAFT.entries).map((name) => [name, typedIn(form, name).replaceAll('\r\n', '\n')]),
    ),
  })),
  v.object({
    kind: v.pipe(v.string(), v.guard(isChangeKind)),
    idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/)),
    change: CHANGE_DRAFT,
  }),
)

export type AskedAnswer = { outcome: AskedOutcome; problems: Problems; profile: Profile }

/** Asks our staff to change what is verified: an answer for script, a redirect for the browser itself. */
export const requestChange = createServerFn({ method: 'POST' })
  .validator(requestSchema)
  .handler(async ({ data }): Promise<AskedAnswer> => {
    const { outcome, problems, profile } = await profileService(await signedInIdToken()).requestChange(
      create(RequestChangeRequestSchema, {
        ...data,
        kind: ChangeKind[data.kind],
        keepUnsaved: !byScript(),
      }),
    )
    const word: AskedOutcome = requiredWord(RequestOutcome, outcome, 'RequestChange.outcome')
    if (byScript()) return { outcome: word, problems: problemsOf(problems), profile: viewOf(profile) }
    throw redirect({
      ...toProfilePage(pageOfChange(data.kind), { asked: word, change: data.kind }),
      statusCode: 303,
    })
  })

const withdrawSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ changeId: typedIn(form, 'changeId'), kind: typedIn(form, 'change') })),
  v.object({
    changeId: v.pipe(v.string(), v.uuid()),
    kind: v.pipe(v.string(), v.guard(isChangeKind)),
  }),
)

export const withdrawChange = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(async ({ data: { changeId, kind } }): Promise<AskedAnswer> => {
    const { outcome, profile } = await profileService(await signedInIdToken()).withdrawChange(
      create(WithdrawChangeRequestSchema, { changeId }),
    )
    const word: AskedOutcome = requiredWord(WithdrawOutcome, outcome, 'WithdrawChange.outcome')
    if (byScript()) return { outcome: word, problems: {}, profile: viewOf(profile) }
    throw redirect({ ...toProfilePage(pageOfChange(kind), { asked: word, change: kind }), statusCode: 303 })
  })
