import type { Told } from '../../../contract/plain.ts'
import { substitutePolicyOf } from '../../../domain/listing/terms/contract-text.ts'
import { listingMessage } from '../core/work-message.ts'
import type { WorkRow } from './coming.store.ts'

/** A work that either side may cancel, as both read it. */
export const toWorkMessage = ({ work, terms }: WorkRow): Told<'dp.work.CancellableWork'> => ({
  ...work,
  ...listingMessage(work),
  scheduleId: work.scheduleId ?? '',
  substitutePolicy: work.scheduleId === null ? null : substitutePolicyOf(terms),
})
