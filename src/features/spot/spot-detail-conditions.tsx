import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { conditionItems } from './spot-detail-condition-items.ts'
import { DetailSection } from '../listing/detail-section.tsx'
import type { SpotDetail } from '../listing/spot-detail.fragment.ts'

export function DetailConditions({ listing }: { listing: SpotDetail }) {
  return (
    <DetailSection title="条件">
      <DescriptionList items={conditionItems(listing)} />
    </DetailSection>
  )
}
