import { whenText, type TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import { RENEWAL_NOTICE_KINDS, type RenewalNoticeKind } from '../../notice/renewal-notice-kinds.ts'
import type { Engagement } from './engagement.store.ts'

export type Running = { engagement: Engagement; terms: TermsSnapshot }

/** The notice of what happened to a renewal: once per renewal, offer and kind. */
export function renewalNotice(
  kind: RenewalNoticeKind,
  { engagement, terms }: Running,
  { id, offers, at }: { id: string; offers: number; at: string },
): NewNotice {
  const { doctorId, hospitalId, regularWorkId, applicationId } = engagement
  const isToDoctor = RENEWAL_NOTICE_KINDS[kind].audience === 'DOCTOR'
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${id}:${offers}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: whenText(terms),
      at: dayText(at),
      address: isToDoctor ? toRegularSchedule(String(regularWorkId)) : toHospitalApplication(applicationId),
    },
  }
}
