import { shiftText } from '../../domain/text/shift-text.ts'
import type { Address } from '../../platform/address.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice-kind.ts'
import type { NewNotice } from './notice-order.service.ts'

/** Both sides of what a notice tells of; the audience of its kind says which of them reads it. */
type Parties = { doctorId: string; hospitalId: number; terms: { hospitalName: string } }

type Told = Pick<NewNotice, 'applicationId' | 'before'> & {
  /** What it tells of, and which time, where several of one kind may tell of one thing: the rest of its key. */
  of: readonly (string | number)[]
  shift: string
  at?: string | undefined
  missing?: string | undefined
  /** The page that it leads to, for either reader; without one that of its kind. */
  page?: { readonly [Audience in 'DOCTOR' | 'HOSPITAL']?: Address }
}

/** Idempotency key of a notice: of one kind, one tells of one thing. */
export const noticeKey = (kind: NoticeKind, ...of: readonly (string | number)[]): string =>
  [kind, ...of].join(':')

/** 「12/18(金) 17:00〜翌9:00」, of a work that is planned. */
export const plannedShift = ({
  plannedStart,
  plannedEnd,
}: {
  plannedStart: Date
  plannedEnd: Date
}): string => shiftText(plannedStart.toISOString(), plannedEnd.toISOString())

/** A notice of this kind, to the side that reads it. */
export function noticeAbout(
  kind: NoticeKind,
  { doctorId, hospitalId, terms: { hospitalName } }: Parties,
  { of, shift, at, missing, page = {}, before, applicationId }: Told,
): NewNotice {
  const { audience } = NOTICE_KINDS[kind]
  const address = page[audience]
  return {
    kind,
    to: audience === 'DOCTOR' ? { doctorId } : { hospitalId },
    dedupeKey: noticeKey(kind, ...of),
    applicationId,
    before,
    facts: {
      doctorId,
      hospitalName,
      shift,
      ...(at !== undefined && { at }),
      ...(missing !== undefined && { missing }),
      ...(address && { address }),
    },
  }
}
