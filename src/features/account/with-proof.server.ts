import { PROOF_ASKED, proofProblems } from '../../domain/account/identity-proof.ts'
import { isPublicError } from '../../platform/faults/public-error.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { typedIn, type FormAnswer } from '../forms/form-answer.ts'

const isProofAsked = (error: unknown): boolean => isPublicError(error) && error.message === PROOF_ASKED

/**
 * Runs the command of a form with a `ProofField`: checks the password if one was typed, and turns the service's refusal
 * for want of a proof into the outcome NOT_PROVED. The form shows both with `provedWords`, and keeps what was typed.
 */
export async function withProof<Answer extends FormAnswer>(
  form: FormData,
  run: () => Promise<Answer>,
): Promise<Answer | FormAnswer> {
  const password = typedIn(form, 'password')
  if (password !== '') {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, { password })
    if (proof.outcome !== 'REAUTHENTICATED') return { ...proof, problems: proofProblems(proof.outcome) }
  }
  try {
    return await run()
  } catch (error) {
    if (isProofAsked(error)) return { outcome: 'NOT_PROVED' }
    throw error
  }
}
