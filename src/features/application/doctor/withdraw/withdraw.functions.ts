import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { toApplication, toApplied, toMatched } from '../../../../platform/addresses.ts'
import { callWork } from '../../../../services/work/work.server.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { withdrawFormSchema, type WithdrawForm } from './withdraw-form-data.ts'

async function withdraw(named: WithdrawForm) {
  const { outcome } = await callWork(Work.method.withdrawApplication, named)
  return { outcome }
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
