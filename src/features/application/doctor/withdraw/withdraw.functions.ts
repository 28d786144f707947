import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { toApplication, toApplied, toMatched } from '../../../../platform/addresses.ts'
import { callWorkRaw } from '../../../../services/work/work.server.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { withdrawWord } from '../application-view.ts'
import { withdrawFormSchema, type WithdrawForm } from './withdraw-form-data.ts'

async function withdraw({ applicationId, idempotencyKey }: WithdrawForm) {
  const { outcome } = await callWorkRaw(Work.method.withdrawApplication, { applicationId, idempotencyKey })
  return { outcome: withdrawWord(outcome) }
}

export const withdrawApplicationFn = createServerFn({ method: 'POST' })
  .validator(withdrawFormSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome: undone }, { applicationId: application, from, ids }) => {
        const search = { application, undone }
        // A withdrawn application is in the list of applications; a refusal is shown where the button was
        // pressed.
        if (undone === 'WITHDRAWN' || from === 'applied') return toApplied(search)
        return from === 'done' ? toApplication({ ids, ...search }) : toMatched(search)
      },
    }),
  )
