import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { whenText } from '../../../domain/listing/terms/terms-snapshot.ts'
import {
  COMMON_ITEMS,
  termsNotice,
  type NoticeItem,
  type NoticeLine,
  type TypedItems,
} from '../../../domain/work/terms-notice.ts'
import { toHospitalTerms, toMatched, toTerms } from '../../../platform/addresses.ts'
import type { Executor } from '../../database/client.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import type { TermsNoticeKind } from '../../notice/terms-notice-kinds.ts'
import * as store from './terms-notice.store.ts'
import type { NoticeSource } from './terms-notice.store.ts'

/** The notice of a contract as its terms, its hospital's rules and what was typed for it say now. */
function written(source: NoticeSource, typed: TypedItems) {
  const { terms, plannedStart, plannedEnd, common } = source
  const moved =
    plannedStart && plannedEnd ? { start: tokyoText(plannedStart), end: tokyoText(plannedEnd) } : null
  const isMoved = moved && (moved.start !== terms.startTime || moved.end !== terms.endTime)
  return termsNotice(terms, isMoved ? moved : null, { ...common, ...typed })
}

const isSame = (one: readonly NoticeLine[], other: readonly NoticeLine[]) =>
  JSON.stringify(one.map(({ heading, text }) => [heading, text])) ===
  JSON.stringify(other.map(({ heading, text }) => [heading, text]))

/** A notice of the app about the notice of terms: once per version and kind. */
export function termsTold(kind: TermsNoticeKind, source: NoticeSource, number: number): NewNotice {
  const { applicationId, terms, plannedStart, plannedEnd, workId } = source
  return noticeAbout(kind, source, {
    of: [applicationId, number],
    before: plannedStart ?? undefined,
    shift: plannedStart && plannedEnd ? plannedShift({ plannedStart, plannedEnd }) : whenText(terms),
    // A contract may have no date yet.
    page: {
      DOCTOR: workId === null ? toMatched() : toTerms(workId),
      HOSPITAL: workId === null ? toMatched() : toHospitalTerms(workId),
    },
  })
}

/**
 * Writes the notice of a match anew where it differs from its last version: issued when nothing is missing, else
 * waiting for the hospital. What was issued is kept. The caller must hold the lock of the doctor.
 */
export async function writeNotice(tx: Executor, source: NoticeSource, now: Date): Promise<void> {
  const { applicationId, doctorId, hospitalId, last } = source
  const typed = last?.typed ?? {}
  const { lines, missing } = written(source, typed)
  if (last && isSame(last.lines, lines)) return
  const issuedAt = missing.length === 0 ? now : null
  const made = { lines, missing, typed, issuedAt, issuedBy: null }
  const isNew = !last || last.issuedAt !== null
  const number = (last?.number ?? 0) + (isNew ? 1 : 0)
  if (isNew) {
    const delivery = last?.delivery ?? null
    await store.insertVersion(tx, {
      ...made,
      applicationId,
      doctorId,
      hospitalId,
      number,
      delivery,
      createdAt: now,
    })
  } else await store.updateNotice(tx, last.id, made)
  const kind = issuedAt === null ? 'TERMS_INCOMPLETE' : number === 1 ? 'TERMS_ISSUED' : 'TERMS_REISSUED'
  await orderNotices(tx, [termsTold(kind, source, number)], now)
}

/** The notice with what a member has typed; null while items are missing. */
export function completed(source: NoticeSource, items: TypedItems) {
  const typed = { ...source.last?.typed, ...items }
  const { lines, missing } = written(source, typed)
  return missing.length === 0 ? { lines, typed, missing } : null
}

/** What of the typed items are rules of the hospital. */
export const commonOf = (items: TypedItems): TypedItems =>
  Object.fromEntries(COMMON_ITEMS.flatMap((key: NoticeItem) => (items[key] ? [[key, items[key]]] : [])))
