import { CALENDAR_CONFLICT } from '../../domain/hospital/calendar-conflict.ts'
import { toEditListing, toHospital, toHospitalCancellation } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'
import { SLOT_STATE, type CalendarListingView, type SlotState } from './calendar-view.ts'

const TONE: Partial<Record<SlotState, BadgeTone>> = { TO_ANSWER: 'warm', OPEN: 'brand', STAFFED: 'good' }

const stateText = ({ state, waiting, slotsLeft }: CalendarListingView): string =>
  state === 'TO_ANSWER'
    ? `${SLOT_STATE.TO_ANSWER} ${waiting}件`
    : state === 'OPEN'
      ? `${SLOT_STATE.OPEN} 残り${slotsLeft}枠`
      : SLOT_STATE[state]

/** A listing of the calendar with its state and its doctors. */
export const CalendarSlot = ({ listing }: { listing: CalendarListingView }) => (
  <Card as="article">
    <Stack gap={1}>
      <Inline justify="between" gap={2}>
        <Text bold>{listing.hours}</Text>
        <Badge tone={TONE[listing.state]}>{stateText(listing)}</Badge>
      </Inline>
      {listing.conflicts.map((conflict) => (
        <Text key={conflict} tone="important" size="md">
          {CALENDAR_CONFLICT[conflict]}
        </Text>
      ))}
      <p>
        <Link {...toEditListing(listing.ref)} className={rowLinkClass}>
          {listing.title}
        </Link>
      </p>
      {listing.works.map(({ workId, doctorName, state }) => (
        <p key={workId}>
          <Link {...toHospitalCancellation(workId)} className={rowLinkClass}>
            {doctorName}先生
          </Link>{' '}
          <Text as="span" tone="sub">
            {state}
          </Text>
        </p>
      ))}
      {listing.waiting > 0 && (
        <p>
          <Link {...toHospital()} className={rowLinkClass}>
            応募に回答する
          </Link>
        </p>
      )}
    </Stack>
  </Card>
)
