import { missingText, type Missing } from '../../../domain/listing/requirements.ts'
import { whenText, type TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { noticeAbout } from '../../notice/notice-about.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'

type Subject = {
  id: string
  doctorId: string
  hospitalId: number
  terms: Pick<TermsSnapshot, 'hospitalName' | 'startTime' | 'endTime' | 'regular'>
  /** What the doctor lacked when applying. */
  missing?: readonly Missing[]
  /** Until when the hospital has to answer. */
  replyDueAt?: Date | null
}

/** The hospital hears of a withdrawal, unless it has not heard of the application. */
export const withdrawalNotices = (subject: Subject & { isHeld: boolean }, isUndone: boolean): NewNotice[] =>
  subject.isHeld
    ? []
    : [applicationNotice(isUndone ? 'APPLICATION_UNDONE' : 'APPLICATION_WITHDRAWN', subject)]

/** The notice of what happened to an application: once per application and kind, or per `occasion`. */
export function applicationNotice(
  kind: NoticeKind,
  { id, missing = [], replyDueAt = null, ...parties }: Subject,
  occasion: string = id,
  at?: string,
): NewNotice {
  const { terms } = parties
  return noticeAbout(kind, parties, {
    of: [occasion],
    applicationId: id,
    before: kind === 'APPLICATION_RECEIVED' && replyDueAt ? replyDueAt : new Date(terms.startTime),
    shift: whenText(terms),
    at,
    missing: missing.length > 0 ? missing.map(missingText).join('、') : undefined,
    page: { HOSPITAL: toHospitalApplication(id) },
  })
}
