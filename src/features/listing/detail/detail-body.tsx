import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { DetailAccess } from './detail-access.tsx'
import type { DetailParts } from './detail-kind.ts'
import { DetailRequirements } from './detail-requirements.tsx'
import { DetailSection } from './detail-section.tsx'
import { DetailWork } from './detail-work.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

type DetailBodyProps = {
  listing: ListingDetail
  parts: Pick<DetailParts, 'dates' | 'conditions' | 'isAgreed'>
}

/** What a listing's page says of the work itself, below its summary: the doctor's page and the hospital's preview. */
export const DetailBody = ({ listing, parts }: DetailBodyProps) => (
  <>
    {parts.dates}
    <DetailWork listing={listing} />
    <DetailRequirements listing={listing} />
    <DetailAccess hospital={listing.hospital} />
    <DetailSection title={parts.isAgreed ? '成立した条件' : '条件'}>
      <DescriptionList items={parts.conditions} />
    </DetailSection>
  </>
)
