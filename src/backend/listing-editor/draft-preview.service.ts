import { checkRegular, checkSpot } from '../../domain/listing/draft/publish-check.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import { minutesOfShift } from '../../domain/listing/draft/end-day.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { isoWeekday } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { Memberships } from '../gate/memberships.ts'
import { isStaff } from '../gate/staff-action.service.ts'
import { draftAnswersOf, findTarget, publicationOf, type Target } from './draft-view.ts'
import { regularColumns, regularDetailColumns } from './regular-columns.ts'
import { spotColumns, spotDetailColumns } from './spot-columns.ts'

/** A draft has no id among the listings yet. */
const NO_ID = 0

/** Drafts as the rows that publishing would write, for a preview by the doctors' own pages. */
export function createDraftPreview(database: Database, memberships: Memberships) {
  /** A hospital's members see what they have typed, our staff what was handed in. */
  async function shownTo(accountId: string, target: Target | null, now: Date): Promise<Target | null> {
    if (target === null) return null
    const members = await memberships.ofAccount(accountId)
    if (members.some(({ hospitalId }) => hospitalId === target.hospitalId)) return target
    return target.listing && (await isStaff(database, accountId, now)) ? { ...target, draft: null } : null
  }

  async function open(kind: SearchKind, ref: string, accountId: string, now: Date) {
    const target = await shownTo(accountId, await findTarget(database, ref), now)
    if (target?.kind !== kind) return null
    const publication = await publicationOf(database, target, now)
    const id = target.listing?.id ?? NO_ID
    const fixed = {
      id,
      status: 'PUBLISHED' as const,
      publishTime: now,
      editedAt: now,
      confirmedAt: now,
      confirmAskedAt: null,
      lapsedAt: null,
      filledSlots: target.listing?.filledSlots ?? 0,
      applicantCount: target.listing?.applicantCount ?? 0,
      recommendScore: 0,
      changeId: 0,
    }
    return { ...publication, answers: draftAnswersOf(target), fixed }
  }

  return {
    async findSpot(ref: string, accountId: string, now: Date) {
      const opened = await open('spot', ref, accountId, now)
      const draft = opened && checkSpot(opened.answers, opened.context).draft
      if (!draft) return null
      const { start, end } = minutesOfShift(draft)
      if (end - start <= draft.breakMinutes) return null
      const listing = {
        ...opened.fixed,
        ...spotColumns(draft, opened.place),
        startDate: draft.date,
        startWeekday: isoWeekday(draft.date),
        hourlyFee: hourlyFee(draft.fee, end - start, draft.breakMinutes),
      }
      return { listing, detail: { spotWorkId: opened.fixed.id, ...spotDetailColumns(draft) } }
    },

    async findRegular(ref: string, accountId: string, now: Date) {
      const opened = await open('regular', ref, accountId, now)
      const draft = opened && checkRegular(opened.answers, opened.context).draft
      if (!draft) return null
      const { start, end } = minutesOfShift(draft)
      if (end - start <= draft.breakMinutes) return null
      const listing = { ...opened.fixed, ...regularColumns(draft, opened.place) }
      return { listing, detail: { regularWorkId: opened.fixed.id, ...regularDetailColumns(draft) } }
    },
  }
}
