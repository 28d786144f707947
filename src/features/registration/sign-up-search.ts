export type SignUpSearch = {
  /** Whether there is such a step, the guard knows. */
  step?: string
  /** What a form posted without script came back with. */
  outcome?: string
  /** The page the doctor came from and goes on to at the end, as the address says it. */
  returnTo?: string
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

/** Every page's first load carries this: where `returnTo` may lead is looked at by who goes there (`way-back.ts`). */
export const readSignUpSearch = ({ step, outcome, returnTo }: Record<string, unknown>): SignUpSearch => ({
  step: textOf(step),
  outcome: textOf(outcome),
  returnTo: textOf(returnTo),
})
