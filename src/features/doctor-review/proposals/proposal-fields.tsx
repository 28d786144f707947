import type { ProposalForm } from './use-proposal-answer.ts'

/** What every form about a proposal sends along. */
export const ProposalFields = ({
  proposal: { id, doctorId },
  queue,
  formKey,
}: Omit<ProposalForm, 'onTold'> & { formKey: string }) => (
  <>
    <input type="hidden" name="proposalId" value={id} />
    <input type="hidden" name="doctorId" value={doctorId} />
    <input type="hidden" name="queue" value={queue} />
    <input type="hidden" name="idempotencyKey" value={formKey} />
  </>
)
