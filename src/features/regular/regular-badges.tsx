import type { ApplicationStatus, NightDutyPermit } from '../../domain/listing-words.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import * as styles from '../listings/listing-card.css.ts'

type RegularBadgesProps = {
  listing: {
    attractive: boolean
    applicationStatus: ApplicationStatus
    isNew: boolean
    slots: number
    filledSlots: number
    nightDutyPermit: NightDutyPermit
  }
}

/** What a doctor sees first of a regular listing, on its card and on its page. */
export function RegularBadges({ listing }: RegularBadgesProps) {
  const open = listing.slots - listing.filledSlots
  return (
    <p className={styles.badges}>
      {listing.attractive && <Badge tone="warm">好条件</Badge>}
      {listing.applicationStatus === 'FREE' ? <Badge tone="good">選考なし</Badge> : <Badge>選考あり</Badge>}
      {listing.isNew && <Badge tone="brand">新着</Badge>}
      {listing.filledSlots > 0 && open > 0 && open <= 3 && <Badge tone="brand">残り{open}枠</Badge>}
      {open <= 0 && <Badge>募集枠が埋まりました</Badge>}
      {listing.nightDutyPermit.startsWith('GRANTED') && <Badge>宿日直許可あり</Badge>}
    </p>
  )
}
