import { HOUR_MS } from '../../domain/duration.ts'
import { type BankAccount, maskedNumber } from '../../domain/doctor/bank-account.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { SectionDraft, SectionDrafts } from '../../domain/doctor/profile-draft.ts'
import { checkChange, type ChangeDraft, type ChangeKind } from '../../domain/doctor/profile-change.ts'
import { mayEditProfile } from '../../domain/doctor/profile-words.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import type { DocumentState } from '../../domain/doctor/registration-words.ts'
import type { Unsaved } from '../database/schema/doctor/registration.ts'
import type { DocumentViewRow } from '../registration/document-view.service.ts'
import type { DocumentShareRow } from '../registration/shareable-document.service.ts'
import type { BankSeal } from './bank-seal.ts'
import type { LastChangeRow } from './change.store.ts'
import { datesOf, type OwnerRow, type PaperRow } from './profile.store.ts'
import { answersOf, bankAnswers, type SectionAnswers } from './section-answers.ts'
import { changeOf } from './section-change.ts'

export type ProfileView = {
  version: number
  status: DoctorStatus
  lastName: string
  firstName: string
  mayEdit: boolean
  isVerified: boolean
  /** Null for doctors registered before the profile existed. */
  answers: SectionAnswers | null
  bank: SectionDrafts['bank'] | null
  bankState: 'NONE' | 'KEPT' | 'UNREADABLE' | 'UNAVAILABLE'
  maskedNumber: string
  documents: (Omit<PaperRow, 'state'> & { state: DocumentState | 'EXPIRED' })[]
  /** Newest first. */
  documentViews: Pick<DocumentViewRow, 'kind' | 'viewedAt' | 'hospitalName'>[]
  documentShares: DocumentShareRow[]
  changes: LastChangeRow[]
  unsaved: { answers: SectionDraft; problems: Problems } | null
  /** Rejected input of a change request. */
  unsavedChange: { kind: ChangeKind; change: ChangeDraft; problems: Problems } | null
}

/** How long rejected input is kept for a page without JavaScript. */
const UNSAVED_MS = HOUR_MS

const isExpired = ({ expiresOn }: PaperRow, today: string) => expiresOn !== null && expiresOn < today

/** Whether staff have verified at least the licence: identity then changes only by request. */
export const isIdentityVerified = (status: DoctorStatus, papers: readonly PaperRow[]): boolean =>
  status !== 'INITIAL' || papers.some(({ kind, state }) => kind === 'LICENCE' && state === 'VERIFIED')

type Known = {
  row: OwnerRow
  papers: PaperRow[]
  documentViews: DocumentViewRow[]
  documentShares: DocumentShareRow[]
  changes: LastChangeRow[]
  seal: BankSeal | null
}

export const openedBank = ({ owner, sealed }: OwnerRow, seal: BankSeal | null): BankAccount | null =>
  seal && sealed && seal.open(owner.id, sealed)

const freshUnsaved = (kept: Unsaved | null, now: Date): Unsaved | null =>
  kept && now.getTime() - new Date(kept.at).getTime() < UNSAVED_MS ? kept : null

/** The profile for its owner. `today` is the Tokyo day of `now`. */
export function profileView(
  { row, papers, documentViews, documentShares, changes, seal }: Known,
  now: Date,
  today: string,
): ProfileView {
  const { owner, profile, sealed } = row
  const bank = openedBank(row, seal)
  const dates = datesOf(row)
  const isVerified = isIdentityVerified(owner.status, papers)
  const kept = freshUnsaved(profile?.unsaved ?? null, now)
  return {
    version: profile?.version ?? 0,
    status: owner.status,
    lastName: owner.lastName,
    firstName: owner.firstName,
    mayEdit: profile !== null && mayEditProfile(owner.status),
    isVerified,
    answers: profile && answersOf(owner, profile, papers),
    bank: bank && bankAnswers(bank),
    bankState: !seal ? 'UNAVAILABLE' : bank ? 'KEPT' : sealed ? 'UNREADABLE' : 'NONE',
    maskedNumber: bank ? maskedNumber(bank.number) : '',
    documents: papers.map((paper) => ({
      ...paper,
      state: isExpired(paper, today) ? 'EXPIRED' : paper.state,
    })),
    documentViews,
    documentShares,
    changes,
    unsaved:
      kept && kept.case !== 'change'
        ? { answers: kept, problems: changeOf(kept, { today, isVerified, dates, bank }).problems ?? {} }
        : null,
    unsavedChange:
      kept?.case === 'change'
        ? {
            kind: kept.kind,
            change: kept.value,
            problems: checkChange(kept.kind, kept.value, { today, dates }).problems ?? {},
          }
        : null,
  }
}
