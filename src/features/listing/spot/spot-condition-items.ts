import { adjustableText, bandText } from '../../../domain/listing/listing-facts.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import {
  agreedItems,
  conditionItems,
  contractRows,
  payRows,
  restRows,
  workRows,
} from '../detail/condition-rows.tsx'
import type { SpotDetail } from './spot-detail.fragment.ts'

export function spotConditionItems(listing: SpotDetail): DescriptionItem[] {
  const { startTime, endTime, adjustable, detail, viewer } = listing
  if (viewer?.agreed) return agreedItems(listing, viewer.agreed)
  return conditionItems([
    ['勤務時間', shiftText(startTime, endTime), adjustableText(adjustable, startTime)],
    ...restRows(listing, bandText(detail.permitFrom, detail.permitTo)),
    ...workRows(listing),
    ...payRows(listing),
    ...contractRows(listing, detail.contractPeriod),
    ['キャンセル規定', detail.cancellationPolicy],
  ])
}
