import type { TermsSnapshot } from '../../domain/listing/terms-snapshot.ts'
import { toHospitalApplication } from '../../platform/addresses.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { NOTICE_KINDS, type NoticeKind } from '../notices/notice-kind.ts'
import type { NewNotice } from '../notices/notice-order.service.ts'

type Subject = {
  id: string
  doctorId: string
  hospitalId: number
  terms: Pick<TermsSnapshot, 'hospitalName' | 'startTime' | 'endTime'>
}

/** The hospital hears of a withdrawal, unless it has not heard of the application. */
export const withdrawalNotices = (subject: Subject & { isHeld: boolean }, isUndone: boolean): NewNotice[] =>
  subject.isHeld
    ? []
    : [applicationNotice(isUndone ? 'APPLICATION_UNDONE' : 'APPLICATION_WITHDRAWN', subject)]

/** The notice of what happened to an application: once per application and kind. */
export function applicationNotice(kind: NoticeKind, { id, doctorId, hospitalId, terms }: Subject): NewNotice {
  const { hospitalName, startTime, endTime } = terms
  const isToDoctor = NOTICE_KINDS[kind].audience === 'DOCTOR'
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${id}`,
    facts: {
      doctorId,
      hospitalName,
      shift: shiftText(startTime, endTime),
      ...(!isToDoctor && { address: toHospitalApplication(id) }),
    },
  }
}
