import { CANCELLATION_TIER } from '../../domain/cancellation/cancellation-tier.ts'
import {
  CANCELLATION_DECISION,
  CANCELLATION_REASON,
  HOSPITAL_CANCELLATION_REASON,
} from '../../domain/cancellation/cancellation-words.ts'
import { phoneText } from '../../domain/text/contact-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'
import type { CancellationView } from './cancellation-view.ts'

/** A cancellation in full, for both sides; what one side does not know is left out. */
export function cancellationItems(cancellation: CancellationView): DescriptionItem[] {
  const { reason, hospitalReason, tier, compensationYen, phone } = cancellation
  return [
    { term: '状態', description: CANCELLATION_DECISION[cancellation.decision] },
    {
      term: '理由',
      description: reason
        ? CANCELLATION_REASON[reason]
        : hospitalReason
          ? HOSPITAL_CANCELLATION_REASON[hospitalReason]
          : '',
    },
    { term: '詳しい事情', description: cancellation.detail },
    { term: '連絡先', description: phone ? phoneText(phone) : '' },
    { term: '電話連絡', description: cancellation.phoneConfirmed ? '先生が病院に連絡済み(先生の申告)' : '' },
    { term: '日時', description: momentText(cancellation.requestedAt) },
    { term: '扱い', description: tier ? CANCELLATION_TIER[tier] : '' },
    { term: '病院から', description: cancellation.answer ?? '' },
    { term: '補償', description: compensationYen === null ? '' : yenText(compensationYen) },
  ].filter(({ description }) => description !== '')
}
