import { safeReturnPath } from '../../domain/return-path.ts'

export type SignUpSearch = {
  /** Whether there is such a step, the guard knows. */
  step?: string
  /** What a form posted without script came back with. */
  outcome?: string
  /** The page of ours the doctor came from and goes on to at the end. */
  returnTo?: string
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

/** A page worth going back to: not the home page, which every way ends at, and not the registration itself. */
export function wayBack(raw: unknown): string | undefined {
  const path = safeReturnPath(textOf(raw))
  return path === '/' || /^\/sign-up(?:[/?]|$)/.test(path) ? undefined : path
}

export const readSignUpSearch = ({ step, outcome, returnTo }: Record<string, unknown>): SignUpSearch => ({
  step: textOf(step),
  outcome: textOf(outcome),
  returnTo: wayBack(returnTo),
})
