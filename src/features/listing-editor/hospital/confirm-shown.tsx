import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONFIRM_DAYS, isConfirmationDue, STILL_RECRUITING } from '../../../domain/listing/confirmation.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ListingConfirmForm, type Refused } from '../../listing/confirmation/confirm-form.tsx'
import { RefusedNotice } from '../../listing/confirmation/refused-notice.tsx'
import type { OwnListingView } from './draft-view.ts'
import { OWN_LISTINGS_KEY } from './hospital-listing.queries.ts'

type ConfirmShownProps = { listings: readonly OwnListingView[]; formKey: string; now: Date }

/** Confirms all listings of the list that are due, in one go. */
export function ConfirmShown({ listings, formKey, now }: ConfirmShownProps) {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const due = listings.filter(
    ({ confirmedAt }) => confirmedAt !== null && isConfirmationDue(confirmedAt, now),
  )
  if (due.length < 2) return <RefusedNotice refused={refused} />
  return (
    <Card>
      <RefusedNotice refused={refused} />
      <Inline gap={3}>
        <ListingConfirmForm
          listings={due.map(({ ref }) => ref)}
          label={`${due.length}件すべて ${STILL_RECRUITING}`}
          variant="filled"
          formKey={`${formKey}-confirm-shown`}
          onAnswer={(left) => {
            setRefused(left)
            return queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
          }}
        />
        <Text as="span" tone="sub" size="md">
          {`下の一覧のうち、前の確認から${CONFIRM_DAYS}日以上たった求人です。`}
        </Text>
      </Inline>
    </Card>
  )
}
