import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ListingChange } from '../../../domain/listing/listing-state.ts'
import { toEditListing } from '../../../platform/addresses.ts'
import type { ButtonVariant } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { copyListingFn } from './copy/copy.functions.ts'
import { changeListingFn, discardDraftFn } from './hospital-listing.functions.ts'
import { OWN_LISTINGS_KEY } from './hospital-listing.queries.ts'
import type { RowProps } from './own-listing-row.tsx'

type CommandProps = Pick<RowProps, 'listing' | 'kind' | 'shelf' | 'formKey' | 'onOutcome'>

/** After an answer the list says what happened, and is asked again. */
function useTold(onOutcome: (outcome: string) => void) {
  const queryClient = useQueryClient()
  return ({ outcome }: { outcome: string }) => {
    onOutcome(outcome)
    return queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
  }
}

const Hidden = ({ listing, kind, shelf, formKey }: CommandProps) => (
  <>
    <input type="hidden" name="ref" value={listing.ref} />
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="shelf" value={shelf} />
    <input type="hidden" name="idempotencyKey" value={`${formKey}-${listing.ref}`} />
  </>
)

const LOOK: Partial<Record<ListingChange | 'CONFIRM', ButtonVariant>> = {
  CLOSE: 'danger',
  WITHDRAW: 'danger',
  PAUSE: 'quiet',
}

type ChangeFormProps = CommandProps & { change: ListingChange | 'CONFIRM'; label: string }

export function ListingChangeForm({ change, label, ...props }: ChangeFormProps) {
  const { formKey, listing, onOutcome } = props
  const key = `${formKey}-${listing.ref}-${change}`
  const changing = usePosted(changeListingFn, { formKey: key, onAnswer: useTold(onOutcome) })
  return (
    <form {...changing.attributes}>
      <Hidden {...props} formKey={`${formKey}-${change}`} />
      <input type="hidden" name="change" value={change} />
      <OutcomeNotice told={changing.failure} />
      <Button type="submit" size="sm" variant={LOOK[change] ?? 'outline'} pending={changing.pending}>
        {label}
      </Button>
    </form>
  )
}

/** Copies into one new draft, which opens at once. */
export function CopyForm(props: CommandProps) {
  const { formKey, listing, onOutcome } = props
  const router = useRouter()
  const told = useTold(onOutcome)
  const copying = usePosted(copyListingFn, {
    formKey: `${formKey}-${listing.ref}-copy`,
    onAnswer: (answer) => {
      const [copy] = answer.refs
      return copy ? router.navigate(toEditListing(copy, { part: 'time' })) : told(answer)
    },
  })
  return (
    <form {...copying.attributes}>
      <Hidden {...props} />
      <OutcomeNotice told={copying.failure} />
      <Button type="submit" size="sm" variant="quiet" pending={copying.pending}>
        コピーする
      </Button>
    </form>
  )
}

export function DiscardForm(props: CommandProps) {
  const discarding = usePosted(discardDraftFn, { onAnswer: useTold(props.onOutcome) })
  return (
    <form {...discarding.attributes}>
      <Hidden {...props} />
      <OutcomeNotice told={discarding.failure} />
      <Button type="submit" size="sm" variant="danger" pending={discarding.pending}>
        下書きを削除する
      </Button>
    </form>
  )
}
