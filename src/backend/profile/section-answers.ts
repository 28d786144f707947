import type { BankAccount } from '../../domain/doctor/bank-account.ts'
import type { SectionDrafts } from '../../domain/doctor/profile-draft.ts'
import { noticesOf } from '../../domain/doctor/profile-words.ts'
import type { OwnerRow, PaperRow, ProfileRow } from './profile.store.ts'

/** Splits a civil day (`YYYY-MM-DD`) into the values of three select boxes. */
function choicesOf(day: string | null): [year: string, month: string, day: string] {
  const [year = '', month = '', date = ''] = day?.split('-') ?? []
  return [year, month.replace(/^0/, ''), date.replace(/^0/, '')]
}

export type SectionAnswers = { [Section in Exclude<keyof SectionDrafts, 'bank'>]: SectionDrafts[Section] }

/** Maps the stored profile to the values of the forms. */
export function answersOf(
  { id: _id, accountId: _account, status: _status, birthDate, ...person }: OwnerRow['owner'],
  profile: ProfileRow,
  papers: readonly PaperRow[],
): SectionAnswers {
  const [birthYear, birthMonth, birthDay] = choicesOf(birthDate)
  const [licenceYear, licenceMonth, licenceDay] = choicesOf(profile.licenceDate)
  const identity = papers.find(({ kind }) => kind === 'IDENTITY')
  const [expiryYear, expiryMonth, expiryDay] = choicesOf(identity?.expiresOn ?? null)
  const { phone, postalCode, prefecture, city, street, building, nearestStation } = profile
  return {
    basics: {
      ...person,
      birthYear,
      birthMonth,
      birthDay,
      phone,
      postalCode,
      prefecture,
      city,
      street,
      building,
      nearestStation,
    },
    practice: {
      licenceNumber: profile.licenceNumber,
      licenceYear,
      licenceMonth,
      licenceDay,
      insuranceNumber: profile.insuranceNumber,
      university: profile.university,
      graduationYear: String(profile.graduationYear),
      specialties: profile.specialties,
      departments: profile.departments,
      skills: profile.skills,
    },
    workplace: {
      hasMainHospital: profile.mainHospitalLevel === null ? 'NO' : 'YES',
      level: profile.mainHospitalLevel ?? '',
      sideJobPermission: profile.sideJobPermission ?? '',
      weeklyHours: profile.weeklyHours?.toString() ?? '',
    },
    wishes: {
      preferredJobTypes: profile.preferredJobTypes,
      prefectures: profile.preferredPrefectures,
      weekdays: profile.preferredWeekdays,
      minimumFee: profile.minimumFee?.toString() ?? '',
    },
    notices: { notices: profile.notices ?? noticesOf(profile.channels) },
    papers: { expiryYear, expiryMonth, expiryDay },
  }
}

/** Form values of the stored account, without its number, which is never sent back. */
export const bankAnswers = ({ number: _number, ...account }: BankAccount): SectionDrafts['bank'] => ({
  ...account,
  number: '',
})
