import { hasLiving, isRecruiting } from '../../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import { CLINICAL_DEPARTMENT } from '../../../domain/doctor/clinical-department.ts'
import { APPLICATION_STATUS, SHIFT_PATTERN } from '../../../domain/listing/listing-words.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { nowMs } from '../../../platform/clock.ts'
import { pageIsGone } from '../../../platform/page-status.ts'
import { jobPosting, type JobPosting } from './job-posting.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'

export type ListingHead = {
  title: string
  description: string
  /** Whether search engines list it: only while it takes applications. */
  listed: boolean
  posting: JobPosting | null
}

type Headed = {
  kind: SearchKind
  /** Days and hours, in words. */
  when: string
  /** Length of the shift, with breaks. */
  minutes: number
  listing: ListingDetail & { viewer: { applicationState: ApplicationState | null } | null }
}

/**
 * Head of a listing's page: when, where, how much. The page of one that has ended has status 410, except for a doctor whose
 * application lives; a paused one may open again.
 */
export function listingHead({ kind, when, minutes, listing }: Headed): ListingHead {
  const { fee, hospital, shiftPattern, clinicalDepartments, applicationStatus, status } = listing
  const place = `${PREFECTURE[hospital.prefecture]}${hospital.city}`
  const pay = `${kind === 'regular' ? '1回 ' : ''}${yenText(fee)}`
  const work = [
    SHIFT_PATTERN[shiftPattern],
    ...clinicalDepartments.slice(0, 3).map((one) => CLINICAL_DEPARTMENT[one]),
  ]
  const listed = isRecruiting({
    status,
    openSlots: listing.slots - listing.filledSlots,
    deadlinePassed: Date.parse(listing.applicationDeadline) <= nowMs(),
  })
  if (!listed && status !== 'PAUSED' && !hasLiving(listing.viewer?.applicationState ?? null)) pageIsGone()
  return {
    title: `${when} ${hospital.name} ${pay}`,
    description: `${hospital.name}(${place})の医師の${KIND_WORD[kind]}求人です。${when}、${pay}(税引前)、${work.join('・')}、${APPLICATION_STATUS[applicationStatus]}。`,
    listed,
    posting: listed ? jobPosting({ kind, when, minutes, listing }) : null,
  }
}
