import { whenText } from '../../../domain/listing/terms/terms-snapshot.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import type { ConversionNoticeKind } from '../../notice/renewal-notice-kinds.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { Running } from './renewal-notice.ts'

/** The notice of an application for a contract without a term, to either side: once per contract. */
export function conversionNotice(
  kind: ConversionNoticeKind,
  { engagement, terms }: Running,
  startsOn: string,
): NewNotice {
  const { id, doctorId, hospitalId, regularWorkId, applicationId } = engagement
  const isToDoctor = kind === 'CONVERSION_RECORDED'
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${id}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: whenText(terms),
      at: dayText(startsOn),
      address: isToDoctor ? toRegularSchedule(String(regularWorkId)) : toHospitalApplication(applicationId),
    },
  }
}
