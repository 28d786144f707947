import { isDeepStrictEqual } from 'node:util'
import type { BankAccount } from '../../domain/doctor/bank-account.ts'
import type { DoctorDates } from '../../domain/doctor/doctor-dates.ts'
import {
  checkBank,
  checkNotices,
  checkPapers,
  checkPractice,
  checkProfileBasics,
  checkProfileWishes,
  checkProfileWorkplace,
} from '../../domain/doctor/profile-check.ts'
import type { SectionDraft } from '../../domain/doctor/profile-draft.ts'
import type { Checked } from '../../domain/text/form-rule.ts'
import type { OwnerRow, OwnerValues, PaperRow, ProfileRow, ProfileValues } from './profile.store.ts'

/** The rows to change when a section is saved; absent parts stay unchanged. */
export type SectionChange = {
  owner?: OwnerValues
  profile?: ProfileValues
  bank?: BankAccount
  papers?: { expiresOn: string | null }
}

type Seen = { today: string; isVerified: boolean; dates: DoctorDates; bank: BankAccount | null }

const become = <Value>(
  result: Checked<Value>,
  make: (value: Value) => SectionChange,
): Checked<SectionChange> => (result.problems ? result : { value: make(result.value), problems: null })

/** Validates a section's answers and maps them to a change. */
export function changeOf(answers: SectionDraft, { bank, ...seen }: Seen): Checked<SectionChange> {
  switch (answers.case) {
    case 'basics':
      return become(checkProfileBasics(answers.value, seen), (value) => {
        if (!('lastName' in value)) return { profile: value }
        const { lastName, firstName, lastNameKana, firstNameKana, sex, birthDate, ...contact } = value
        const owner = { lastName, firstName, lastNameKana, firstNameKana, sex, birthDate }
        return { owner, profile: contact }
      })
    case 'practice':
      return become(checkPractice(answers.value, seen), (profile) => ({ profile }))
    case 'workplace':
      return become(checkProfileWorkplace(answers.value), ({ level, ...rest }) => ({
        profile: { mainHospitalLevel: level, ...rest },
      }))
    case 'wishes':
      return become(checkProfileWishes(answers.value), ({ prefectures, weekdays, ...rest }) => ({
        profile: { preferredPrefectures: prefectures, preferredWeekdays: weekdays, ...rest },
      }))
    case 'notices':
      return become(checkNotices(answers.value), (profile) => ({ profile }))
    case 'bank':
      return become(checkBank(answers.value, bank?.number), (value) => ({ bank: value }))
    case 'papers':
      return become(checkPapers(answers.value, seen.today), (papers) => ({ papers }))
  }
}

const holds = (row: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(row[name], value))

type Current = { owner: OwnerRow['owner']; profile: ProfileRow; bank: BankAccount | null; papers: PaperRow[] }

/** Whether the change is already stored: a repeated request (second tap, lost response) is no conflict. */
export const isAlreadyStored = (change: SectionChange, { owner, profile, bank, papers }: Current): boolean =>
  holds(owner, change.owner) &&
  holds(profile, change.profile) &&
  (!change.bank || isDeepStrictEqual(bank, change.bank)) &&
  (!change.papers || papers.find(({ kind }) => kind === 'IDENTITY')?.expiresOn === change.papers.expiresOn)

/** Whether the change affects data that staff verify: identity or licence. */
export const touchesIdentity = ({ owner, profile }: SectionChange, current: Current): boolean =>
  !holds(current.owner, owner) ||
  (profile?.licenceNumber !== undefined &&
    !holds(current.profile, { licenceNumber: profile.licenceNumber, licenceDate: profile.licenceDate }))
