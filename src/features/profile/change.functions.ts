import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ChangeKind, RequestOutcome, WithdrawOutcome } from '../../contract/gen/profile_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { CHANGE_DRAFT, isChangeKind } from '../../domain/doctor/profile-change.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { uuid } from '../../domain/uuid.ts'
import { byScript } from '../../platform/server/by-script.server.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { profileService } from '../../services/user/user.server.ts'
import { typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import type { AskedOutcome } from './change-outcome.ts'
import { pageOfChange } from './profile-pages.ts'
import { sectionProblemsOf } from './profile-view.ts'
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
    idempotencyKey: submissionKey,
    change: CHANGE_DRAFT,
  }),
)

export type AskedAnswer = { outcome: AskedOutcome; problems: Problems; profile: Profile }

async function request({ kind, ...asked }: v.InferOutput<typeof requestSchema>): Promise<AskedAnswer> {
  const service = profileService(await signedInIdToken())
  // Script keeps the typed values in the page; for a browser without it the server keeps them.
  const keepUnsaved = !byScript()
  const { outcome, problems, profile } = await service.requestChange({
    ...asked,
    kind: ChangeKind[kind],
    keepUnsaved,
  })
  return {
    outcome: requiredWord(RequestOutcome, outcome, 'RequestChange.outcome'),
    problems: sectionProblemsOf(problems),
    profile: viewOf(profile),
  }
}

/** Requests a change of a verified value from our staff. */
export const requestChangeFn = createServerFn({ method: 'POST' })
  .validator(requestSchema)
  .handler(
    postedCommand({
      run: request,
      next: ({ outcome: asked }, { kind }) => toProfilePage(pageOfChange(kind), { asked, change: kind }),
    }),
  )

const withdrawSchema = fieldsOf({
  changeId: uuid,
  change: v.pipe(v.string(), v.guard(isChangeKind)),
})

async function withdraw({ changeId }: v.InferOutput<typeof withdrawSchema>): Promise<AskedAnswer> {
  const service = profileService(await signedInIdToken())
  const { outcome, profile } = await service.withdrawChange({ changeId })
  return {
    outcome: requiredWord(WithdrawOutcome, outcome, 'WithdrawChange.outcome'),
    problems: {},
    profile: viewOf(profile),
  }
}

export const withdrawChangeFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome: asked }, { change }) => toProfilePage(pageOfChange(change), { asked, change }),
    }),
  )
