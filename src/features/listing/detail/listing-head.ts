import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../../domain/listing/clinical-department.ts'
import {
  APPLICATION_STATUS,
  type ApplicationStatus,
  SHIFT_PATTERN,
  type ShiftPattern,
} from '../../../domain/listing/listing-words.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/search/search-history.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'

type HeadedListing = {
  fee: number
  applicationStatus: ApplicationStatus
  shiftPattern: ShiftPattern
  clinicalDepartments: readonly ClinicalDepartment[]
  hospital: { name: string; prefecture: Prefecture; city: string }
}

export type ListingHead = { title: string; description: string }

/** Document title and description of a listing's page: when, where, how much. */
export function listingHead(kind: SearchKind, when: string, listing: HeadedListing): ListingHead {
  const { fee, hospital, shiftPattern, clinicalDepartments, applicationStatus } = listing
  const place = `${PREFECTURE[hospital.prefecture]}${hospital.city}`
  const pay = `${kind === 'regular' ? '1回 ' : ''}${yenText(fee)}`
  const work = [
    SHIFT_PATTERN[shiftPattern],
    ...clinicalDepartments.slice(0, 3).map((one) => CLINICAL_DEPARTMENT[one]),
  ]
  return {
    title: `${when} ${hospital.name} ${pay}`,
    description: `${hospital.name}(${place})の医師の${KIND_WORD[kind]}求人です。${when}、${pay}(税引前)、${work.join('・')}、${APPLICATION_STATUS[applicationStatus]}。`,
  }
}
