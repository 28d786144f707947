import { create } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { WithdrawApplicationRequestSchema, Work } from '../../../contract/gen/work_pb.ts'
import { logError } from '../../../platform/log.server.ts'
import { toApplication, toApplied, toMatched } from '../../../platform/addresses.ts'
import { signedInIdToken } from '../../../services/caller.server.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { byScript } from '../../forms/answered.server.ts'
import { applicationView, withdrawWord, type ApplicationView } from '../application-view.ts'
import { withdrawFormSchema, type WithdrawForm } from './withdraw-form-data.ts'
import type { AnyWithdrawOutcome } from './withdraw-words.ts'

export type WithdrawAnswer = { outcome: AnyWithdrawOutcome; application: ApplicationView | null }

/** Takes an application back: an answer for script, a redirect for the browser itself. */
export const withdrawApplication = createServerFn({ method: 'POST' })
  .validator(withdrawFormSchema)
  .handler(async ({ data }): Promise<WithdrawAnswer> => {
    if (byScript()) return withdraw(data)
    const { outcome: undone } = await withdraw(data).catch((error: unknown): WithdrawAnswer => {
      logError(error, { serverFunction: 'withdrawApplication' })
      return { outcome: 'UNREACHABLE', application: null }
    })
    const search = { application: data.applicationId, undone }
    // What was taken back stands on the list of applications; a refusal is read where the button was pressed.
    const from = undone === 'WITHDRAWN' ? 'applied' : data.from
    if (from === 'done') throw redirect({ ...toApplication({ ids: data.ids, ...search }), statusCode: 303 })
    throw redirect({ ...(from === 'applied' ? toApplied(search) : toMatched(search)), statusCode: 303 })
  })

async function withdraw({ applicationId, idempotencyKey }: WithdrawForm): Promise<WithdrawAnswer> {
  const { outcome, application } = await callWork(
    Work.method.withdrawApplication,
    create(WithdrawApplicationRequestSchema, { applicationId, idempotencyKey }),
    await signedInIdToken(),
  )
  return {
    outcome: withdrawWord(outcome),
    application: application ? applicationView(application) : null,
  }
}
