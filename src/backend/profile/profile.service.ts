import type { BankAccount } from '../../domain/doctor/bank-account.ts'
import type { SectionDraft } from '../../domain/doctor/profile-draft.ts'
import { mayEditProfile } from '../../domain/doctor/profile-words.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { tokyoDay, tokyoText } from '../../domain/text/tokyo-time.ts'
import { isSessionRecentlyAuthenticated } from '../account/session/re-authentication.ts'
import type { Database, Executor } from '../database/client.ts'
import { orderDoctorMail } from '../mail/mail-order.service.ts'
import { findDocumentViews } from '../registration/document-view.service.ts'
import { findDocumentShares } from '../registration/shareable-document.service.ts'
import { BANK_MAIL } from './bank-letters.ts'
import type { SealKeys } from '../seal-keys/seal-keys.ts'
import { createBankSeal } from './bank-seal.ts'
import { findLastChanges } from './change.store.ts'
import { isIdentityVerified, openedBank, profileView, type ProfileView } from './profile-view.ts'
import * as store from './profile.store.ts'
import { changeOf, isAlreadyStored, touchesIdentity, type SectionChange } from './section-change.ts'

export type SaveSectionRequest = {
  answers: SectionDraft
  /** The version on which the form is based. */
  version: number
  /** Stores rejected input, for a page without JavaScript. */
  keepUnsaved: boolean
}

export type SaveResult =
  | { outcome: 'SAVED' | 'CONFLICT'; problems: null }
  | { outcome: 'INVALID'; problems: Problems }
  /** NOT_ALLOWED: the doctor is suspended, banned, rejected or deactivated, or has no profile. */
  | { outcome: 'NOT_ALLOWED' | 'NO_BANK_KEY'; problems: null }
  /**
   * A bank account, without recent authentication. Reports validation errors, but not whether the account
   * equals the stored one.
   */
  | { outcome: 'NOT_PROVED'; problems: Problems | null }

/** The doctor and the calling session. */
type Saving = { doctorId: string; sessionId: string }

export type ProfileService = {
  /** Throws when there is no such doctor. */
  read(doctorId: string): Promise<ProfileView>
  /** The decrypted account with its number, for the owner's data export. */
  bankAccountOf(doctorId: string): Promise<BankAccount | null>
  /** Saves a section, all or nothing, unless `version` is outdated. */
  save(who: Saving, request: SaveSectionRequest): Promise<SaveResult>
}

type Options = { database: Database; clock: () => Date; seal: SealKeys | null }

/** Document views and shares on the page; the data export lists all of them. */
const VIEWS_SHOWN = 20

const SAVED = { outcome: 'SAVED', problems: null } as const

/** The doctor's own profile. */
export function createProfileService({ database, clock, seal: bySeal }: Options): ProfileService {
  const seal = bySeal && createBankSeal(bySeal)
  async function ownerOf(executor: Executor, doctorId: string, now: Date) {
    const row = await store.findProfileOwner(executor, doctorId, now)
    if (!row) throw new Error(`there is no doctor ${doctorId}`)
    return { row, papers: await store.findPapers(executor, row.owner.accountId) }
  }

  async function write(
    tx: Executor,
    { owner }: store.OwnerRow,
    { profile, bank, papers, ...change }: SectionChange,
    { version, isAnother, now }: { version: number; isAnother: boolean; now: Date },
  ): Promise<boolean> {
    if (!(await store.updateProfile(tx, { doctorId: owner.id, version, now }, profile ?? {}))) return false
    if (change.owner) await store.updateOwner(tx, owner.id, change.owner)
    if (isAnother) await store.renewUnreviewedDocumentIds(tx, owner.accountId)
    if (bank && seal) {
      const sealed = await seal.sealIn(tx, owner.id, bank)
      await store.putBankAccount(tx, { doctorId: owner.id, sealed, now })
      await orderDoctorMail(tx, {
        doctorId: owner.id,
        key: `bank-changed:${owner.id}:${version}`,
        kind: BANK_MAIL,
        payload: { doctorId: owner.id, at: tokyoText(now) },
        now,
      })
    }
    if (papers) await store.setIdentityExpiry(tx, owner.accountId, papers.expiresOn)
    return true
  }

  /** Rejected input to store. Leaves out the bank account's number, which must be typed again. */
  const unsavedOf = (answers: SectionDraft, now: Date) => {
    const at = now.toISOString()
    return answers.case === 'bank'
      ? { ...answers, value: { ...answers.value, number: '' }, at }
      : { ...answers, at }
  }

  async function save(
    tx: Executor,
    { doctorId, sessionId }: Saving,
    request: SaveSectionRequest,
  ): Promise<SaveResult> {
    const now = clock()
    // Lock order: the doctor's row first. Serializes with decisions of staff and with other devices.
    await store.lockProfileOwner(tx, doctorId)
    const { row, papers } = await ownerOf(tx, doctorId, now)
    const { owner, profile } = row
    if (!profile || !mayEditProfile(owner.status)) return { outcome: 'NOT_ALLOWED', problems: null }
    const { answers, version, keepUnsaved } = request
    if (answers.case === 'bank' && !(await seal?.holdsCurrent(tx)))
      return { outcome: 'NO_BANK_KEY', problems: null }
    const bank = openedBank(row, seal)
    const isVerified = isIdentityVerified(owner.status, papers)
    const seen = { today: tokyoDay(now), isVerified, dates: store.datesOf(row), bank }
    const { value: change, problems } = changeOf(answers, seen)
    const current = { owner, profile, bank, papers }
    if (answers.case === 'bank' && !(await isSessionRecentlyAuthenticated(tx, sessionId, now))) {
      if (keepUnsaved) await store.putUnsaved(tx, doctorId, unsavedOf(answers, now))
      return { outcome: 'NOT_PROVED', problems }
    }
    if (change && isAlreadyStored(change, current)) return SAVED
    const isAnother = change !== null && touchesIdentity(change, current)
    if (change && (await write(tx, row, change, { version, isAnother, now }))) return SAVED
    if (keepUnsaved) await store.putUnsaved(tx, doctorId, unsavedOf(answers, now))
    return problems ? { outcome: 'INVALID', problems } : { outcome: 'CONFLICT', problems: null }
  }

  return {
    async read(doctorId) {
      const now = clock()
      const [known, changes] = await Promise.all([
        ownerOf(database, doctorId, now),
        findLastChanges(database, doctorId),
      ])
      const [documentViews, documentShares] = await Promise.all([
        findDocumentViews(database, known.row.owner.accountId, VIEWS_SHOWN),
        findDocumentShares(database, doctorId, VIEWS_SHOWN),
      ])
      const { sealed } = known.row
      // What another key has sealed is not lost: nobody is asked to enter it again, and nothing is sealed here.
      const isOtherKey = sealed && !openedBank(known.row, seal) && !(await seal?.holdsCurrent(database))
      const own = isOtherKey ? null : seal
      return profileView({ ...known, documentViews, documentShares, changes, seal: own }, now, tokyoDay(now))
    },
    bankAccountOf: async (doctorId) => {
      const row = await store.findProfileOwner(database, doctorId, clock())
      return row && openedBank(row, seal)
    },
    save: (who, request) => database.transaction((tx) => save(tx, who, request)),
  }
}
