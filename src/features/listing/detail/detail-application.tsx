import { replyText } from '../../../domain/listing/listing-facts.ts'
import { APPLICATION_STATUS } from '../../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { toMessages, toReport } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { DetailSection } from './detail-section.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

type DetailApplicationProps = { kind: SearchKind; listing: ListingDetail & { id: string } }

export function DetailApplication({ kind, listing }: DetailApplicationProps) {
  const { slots, filledSlots, applicantCount, applicationStatus, hospital } = listing
  const reply: DescriptionItem[] =
    applicationStatus === 'SELECTION' && hospital.replyMedianMinutes !== null
      ? [{ term: '病院の返信', description: `${replyText(hospital.replyMedianMinutes)}(中央値)` }]
      : []
  return (
    <DetailSection title="応募の状況">
      <DescriptionList
        items={[
          { term: '選考', description: APPLICATION_STATUS[applicationStatus] },
          { term: '募集枠', description: `${slots}名(残り${Math.max(slots - filledSlots, 0)}名)` },
          { term: '応募数', description: `${applicantCount}名` },
          { term: '締め切り', description: momentText(listing.applicationDeadline) },
          ...reply,
        ]}
      />
      <p className={screenOnly}>
        <Link {...toMessages(kind, listing.id)} className={rowLinkClass}>
          この求人について質問する
        </Link>
      </p>
      <p className={screenOnly}>
        <Link {...toReport(kind, listing.id)} className={rowLinkClass}>
          この求人を通報する
        </Link>
      </p>
    </DetailSection>
  )
}
