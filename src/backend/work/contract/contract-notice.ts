import { whenText, type TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import { noticeAbout } from '../../notice/notice-about.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { ConversionNoticeKind, RenewalNoticeKind } from '../../notice/renewal-notice-kinds.ts'
import type { Engagement } from './engagement.store.ts'

export type Running = { engagement: Engagement; terms: TermsSnapshot }

type Told = { of?: readonly (string | number)[]; at?: string; shift?: string; before?: Date }

/** A notice about a running contract: once per contract and kind, and what `of` adds. `at` is a civil day. */
export const contractNotice = (
  kind: NoticeKind,
  { engagement, terms }: Running,
  { of = [engagement.id], at, shift = whenText(terms), before }: Told = {},
): NewNotice =>
  noticeAbout(
    kind,
    { ...engagement, terms },
    {
      of,
      shift,
      at: at === undefined ? at : dayText(at),
      before,
      page: {
        DOCTOR: toRegularSchedule(String(engagement.regularWorkId)),
        HOSPITAL: toHospitalApplication(engagement.applicationId),
      },
    },
  )

/** The notice of what happened to a renewal: once per renewal, offer and kind. */
export const renewalNotice = (
  kind: RenewalNoticeKind,
  running: Running,
  { id, offers, at }: { id: string; offers: number; at: string },
): NewNotice => contractNotice(kind, running, { of: [id, offers], at })

/** The notice of an application for a contract without a term, to either side: once per contract. */
export const conversionNotice = (kind: ConversionNoticeKind, running: Running, startsOn: string): NewNotice =>
  contractNotice(kind, running, { at: startsOn })
