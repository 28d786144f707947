import { answersOfPart, LOOKS } from '../../domain/listing/draft/looks.ts'
import type { ListingPart } from '../../domain/listing/draft/field-look.ts'
import { sameAnswers, type Answers } from '../../domain/listing/draft/listing-answers.ts'
import { mayEdit } from '../../domain/listing/listing-state.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Member } from '../gate/memberships.ts'
import { lockMember } from '../gate/member-lock.service.ts'
import {
  draftAnswersOf,
  EDITED,
  findTarget,
  draftKeyOf,
  toView,
  type DraftView,
  type Target,
} from './draft-view.ts'
import {
  countDrafts,
  deleteDraft,
  insertDraft,
  lockDraft,
  updateDraft,
  type DraftRow,
} from './listing-draft.store.ts'

/** Drafts of one hospital: a bulk copy of two months at several wards fits. */
export const DRAFTS_LIMIT = 500

export type SaveDraftRequest = {
  ref: string
  kind: SearchKind
  part: ListingPart
  version: number
  answers: Answers
}

type SaveResult =
  | { outcome: 'SAVED' | 'CONFLICT'; view: DraftView }
  | { outcome: 'GONE' | 'TOO_MANY' | 'ENDED' }

/** The answers of one part, and nothing that is no field of it. */
const ofPart = (kind: SearchKind, part: ListingPart, answers: Answers): Answers =>
  Object.fromEntries(answersOfPart(kind, part).map((field) => [field, answers[field] ?? []]))

/** Fields of a new draft that begin as in the hospital's latest listing: its terms, and what rarely differs. */
const isKept = (part: ListingPart, field: string) => part === 'terms' || field.startsWith('carfare')

export function createDraftService(database: Database, clock: () => Date) {
  /** Saves under the draft's lock; a repeated save, whose answer was lost, finds the same answers and is SAVED. */
  async function saveLocked(tx: Executor, member: Member, row: DraftRow, request: SaveDraftRequest) {
    const saved = ofPart(row.kind, request.part, request.answers)
    const isSame = sameAnswers(ofPart(row.kind, request.part, row.answers), saved)
    if (isSame) return row
    if (row.version !== request.version) return null
    return updateDraft(tx, row.id, {
      answers: { ...row.answers, ...saved },
      version: row.version + 1,
      memberId: member.memberId,
      updatedAt: clock(),
    })
  }

  async function create(tx: Executor, member: Member, request: SaveDraftRequest, target: Target | null) {
    const now = clock()
    const key = draftKeyOf(request.ref)
    const kind = target?.kind ?? request.kind
    const base = target ? draftAnswersOf(target) : await newAnswers(tx, kind, member.hospitalId)
    return insertDraft(tx, {
      ...('id' in key && { id: key.id }),
      hospitalId: member.hospitalId,
      kind,
      listingId: 'listingId' in key ? key.listingId : null,
      answers: { ...base, ...ofPart(kind, request.part, request.answers) },
      memberId: member.memberId,
      createdAt: now,
      updatedAt: now,
    })
  }

  async function newAnswers(executor: Executor, kind: SearchKind, hospitalId: number): Promise<Answers> {
    const latest = await EDITED[kind].findLatest(executor, hospitalId)
    const typed = latest?.answers ?? {}
    return Object.fromEntries(
      Object.entries(LOOKS[kind]).flatMap(([field, { part }]) =>
        isKept(part, field) && typed[field] ? [[field, typed[field]]] : [],
      ),
    )
  }

  return {
    /** What a reference names, for the gate; null when it names nothing. */
    findTarget: (ref: string) => findTarget(database, ref),
    view: (ref: string, target: Target) => toView(database, ref, target, clock()),

    /** An empty draft, not saved yet, with the terms of the hospital's latest listing. */
    async begin(member: Member, kind: SearchKind): Promise<DraftView> {
      const answers = await newAnswers(database, kind, member.hospitalId)
      const target = { kind, hospitalId: member.hospitalId, draft: null, listing: null }
      return toView(database, '', target, clock(), answers)
    },

    save: (member: Member, request: SaveDraftRequest): Promise<SaveResult> =>
      database.transaction(async (tx) => {
        // The lock lets a second post of the same form wait for the first.
        if (!(await lockMember(tx, member.memberId))) return { outcome: 'GONE' }
        const row = await lockDraft(tx, draftKeyOf(request.ref))
        const target = await findTarget(tx, request.ref)
        if (target && target.hospitalId !== member.hospitalId) return { outcome: 'GONE' }
        if (target?.listing && !mayEdit(target.listing.status)) return { outcome: 'ENDED' }
        if (!row && (request.version > 0 || (!target && !('id' in draftKeyOf(request.ref)))))
          return { outcome: 'GONE' }
        if (!row && (await countDrafts(tx, member.hospitalId)) >= DRAFTS_LIMIT) return { outcome: 'TOO_MANY' }
        const saved = row
          ? await saveLocked(tx, member, row, request)
          : await create(tx, member, request, target)
        const after = await findTarget(tx, request.ref)
        if (!after) return { outcome: 'GONE' }
        const view = await toView(tx, request.ref, after, clock())
        return { outcome: saved ? 'SAVED' : 'CONFLICT', view }
      }),

    discard: (ref: string): Promise<void> => database.transaction((tx) => deleteDraft(tx, draftKeyOf(ref))),
  }
}

export type DraftService = ReturnType<typeof createDraftService>
