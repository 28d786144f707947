import { CALENDAR_CONFLICT } from '../../../domain/work/calendar-conflict.ts'
import {
  toEditListing,
  toHospital,
  toHospitalCancellation,
  toHospitalReport,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import * as styles from './hospital-calendar.css.ts'
import { SLOT_STATE, type CalendarListingView, type SlotState } from './calendar-view.ts'

const TONE: Partial<Record<SlotState, BadgeTone>> = { TO_ANSWER: 'warm', OPEN: 'brand', STAFFED: 'good' }

const countText = ({ state, waiting, slotsLeft }: CalendarListingView): string | undefined =>
  state === 'TO_ANSWER' ? `${waiting}件` : state === 'OPEN' ? `残り${slotsLeft}枠` : undefined

/** A listing of the calendar with its state and its doctors. */
export function CalendarSlot({ listing }: { listing: CalendarListingView }) {
  const count = countText(listing)
  return (
    <Card as="article" className={styles.slot}>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Text bold figures>
            {listing.hours}
          </Text>
          <Badge tone={TONE[listing.state]}>
            {SLOT_STATE[listing.state]}
            {count && ` ${count}`}
          </Badge>
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
        {listing.works.map(({ workId, doctorName, state, isPlanned }) => (
          <p key={workId}>
            <Link
              {...(isPlanned ? toHospitalCancellation : toHospitalReport)(workId)}
              className={rowLinkClass}
            >
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
}
