import { confirmWords } from '../../../domain/listing/listing-outcome.ts'
import { Button } from '../../../ui/button/button.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { confirmListingsFn } from './listing-confirmation.functions.ts'

export type Refused = { ref: string; outcome: string }

type ConfirmFormProps = {
  /** The numbers of the listings. */
  listings: readonly string[]
  label: string
  /** What the button confirms, where its label does not say it. */
  name?: string
  variant?: 'filled' | 'outline'
  formKey: string
  /** Asks for the lists again; the listings that could not be confirmed. */
  onAnswer: (refused: readonly Refused[]) => Promise<unknown>
}

/** One press that says of listings that they are still true. */
export function ListingConfirmForm({
  listings,
  label,
  name,
  variant = 'outline',
  formKey,
  onAnswer,
}: ConfirmFormProps) {
  const posted = usePosted(confirmListingsFn, {
    formKey,
    onAnswer: ({ outcome, refused }) => {
      toastOutcome('confirm', confirmWords(outcome))
      return onAnswer(refused)
    },
  })
  return (
    <form {...posted.attributes}>
      {listings.map((ref) => (
        <input key={ref} type="hidden" name="listings" value={ref} />
      ))}
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <OutcomeNotice told={posted.failure} />
      <Button
        type="submit"
        size="sm"
        variant={variant}
        pending={posted.pending}
        aria-label={name === undefined ? undefined : `${label}(${name})`}
      >
        {label}
      </Button>
    </form>
  )
}
