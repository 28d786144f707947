import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { CONFIRM_DAYS, LAPSE_DAYS, STILL_RECRUITING } from '../../../domain/listing/confirmation.ts'
import { toEditListing } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import { ListingConfirmForm, type Refused } from '../../listing/confirmation/confirm-form.tsx'
import { RefusedNotice } from '../../listing/confirmation/refused-notice.tsx'
import type { UnconfirmedListingView } from './application-file-view.ts'
import { invalidateInbox } from './hospital-application.queries.ts'

/** A list longer than this is folded: one press confirms them all. */
const MANY = 5

type UnconfirmedListingsProps = {
  listings: readonly UnconfirmedListingView[]
  formKey: string
  level: 2 | 3
}

/** Listings that the hospital is to confirm, with one press for each and one for all. */
export function UnconfirmedListings({ listings, formKey, level }: UnconfirmedListingsProps) {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [member] = useMemberships()
  const mayWrite = member !== undefined && mayOperate(member.role, 'WRITE_LISTINGS')
  const onAnswer = (left: readonly Refused[]) => {
    setRefused(left)
    return invalidateInbox(queryClient)
  }
  if (listings.length === 0) return <RefusedNotice refused={refused} />
  const rows = (
    <Stack as="ul" gap={3}>
      {listings.map((listing) => (
        <li key={listing.ref}>
          <Stack gap={1}>
            <Link {...toEditListing(listing.ref, { part: 'look' })} className={rowLinkClass}>
              {listing.name}
            </Link>
            <Inline gap={2}>
              <Text as="span" tone="sub" size="md">
                {listing.state}
              </Text>
              {mayWrite && (
                <ListingConfirmForm
                  listings={[listing.ref]}
                  label={STILL_RECRUITING}
                  name={listing.name}
                  formKey={`${formKey}-${listing.ref}`}
                  onAnswer={onAnswer}
                />
              )}
            </Inline>
          </Stack>
        </li>
      ))}
    </Stack>
  )
  return (
    <Card as="section" aria-labelledby="unconfirmed">
      <Stack gap={3}>
        <Heading level={level} size="md" id="unconfirmed">
          {`求人の確認(${listings.length}件)`}
        </Heading>
        <Text>
          {`前の確認から${CONFIRM_DAYS}日以上たちました。内容に変わりがなければ押してください。確認がないまま${LAPSE_DAYS}日たつと、募集を一時停止します(職業安定法5条の4)。`}
        </Text>
        <RefusedNotice refused={refused} />
        {mayWrite && listings.length > 1 && (
          <ListingConfirmForm
            listings={listings.map(({ ref }) => ref)}
            label={`${listings.length}件すべて ${STILL_RECRUITING}`}
            variant="filled"
            formKey={`${formKey}-all`}
            onAnswer={onAnswer}
          />
        )}
        {listings.length > MANY ? (
          <Disclosure summary="求人ごとに確認する" hint={`${listings.length}件`}>
            {rows}
          </Disclosure>
        ) : (
          rows
        )}
      </Stack>
    </Card>
  )
}
