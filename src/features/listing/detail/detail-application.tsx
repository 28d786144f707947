import { replyText } from '../../../domain/listing/listing-facts.ts'
import { APPLICATION_STATUS } from '../../../domain/listing/listing-words.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { DetailSection } from './detail-section.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

export function DetailApplication({ listing }: { listing: ListingDetail }) {
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
          { term: '締切', description: momentText(listing.applicationDeadline) },
          ...reply,
        ]}
      />
    </DetailSection>
  )
}
