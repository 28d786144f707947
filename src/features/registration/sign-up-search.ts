export type SignUpSearch = {
  /** Whether there is such a step, the guard knows. */
  step?: string
  /** What a form posted without script came back with. */
  outcome?: string
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const readSignUpSearch = ({ step, outcome }: Record<string, unknown>): SignUpSearch => ({
  step: textOf(step),
  outcome: textOf(outcome),
})
