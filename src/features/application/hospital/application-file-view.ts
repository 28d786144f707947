import type { Shown } from '../../../contract/plain.ts'
import { DOCUMENT_KIND } from '../../../domain/doctor/registration-words.ts'
import { SKILL } from '../../../domain/doctor/profile-words.ts'
import { SPECIALTY, specialtyWords } from '../../../domain/doctor/specialty.ts'
import { daysUnconfirmed, lastDayToConfirm } from '../../../domain/listing/confirmation.ts'
import { CLINICAL_DEPARTMENT } from '../../../domain/doctor/clinical-department.ts'
import { INTERVIEW_PLACE } from '../../../domain/application/interview.ts'
import { applicationStateWord } from '../../../domain/application/withdrawal-word.ts'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { dayText, momentText, shiftText } from '../../../domain/text/shift-text.ts'
import { whenOf } from '../doctor/application-view.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { timeLeftPhrase } from '../../../domain/text/time-left.ts'
import { yenText } from '../../../domain/text/money-text.ts'

/** Maps messages about applications to what the hospital's pages show. */

const labelsOf = (labels: Readonly<Record<string, string>>, words: readonly string[]): string[] =>
  words.flatMap((word) => labels[word] ?? [])

const applicantView = ({ lastName, firstName, specialties, years }: Shown<'dp.hospital.Applicant'>) => ({
  name: `${lastName} ${firstName}`,
  specialties: labelsOf(SPECIALTY, specialtyWords(specialties)),
  experience: years === null ? null : `医師${years + 1}年目`,
})

export function inboxItemView(item: Shown<'dp.hospital.InboxItem'>, now: number) {
  const { experience, specialties, ...applicant } = applicantView(item.applicant)
  const { dueAt: due } = item
  return {
    id: item.applicationId,
    ...applicant,
    shift: whenOf(item),
    title: item.title,
    facts: [
      specialties[0],
      experience,
      item.worksHere > 0 ? `当院 ${item.worksHere}回` : '当院は初めて',
      item.missing.length > 0 ? `足りない経験: ${item.missing.join('、')}` : null,
    ].filter((fact) => fact !== undefined && fact !== null),
    due,
    timeLeft: timeLeftPhrase(due, now) ?? '期限を過ぎました',
    isUnread: item.state === 'APPLIED',
  }
}

/** The shift of a work; of a contract, whose times are both the end of its last day, that day. */
const requestShift = (start: string, end: string): string =>
  start === end ? `${dayText(tokyoDay(new Date(Date.parse(end) - 1)))}に満了する契約` : shiftText(start, end)

/** What a hospital has to answer about a matched work or a contract. */
export const workRequestView = (
  { startTime, endTime, dueAt: due, ...request }: Shown<'dp.hospital.WorkRequest'>,
  now: number,
) => ({
  ...request,
  shift: requestShift(startTime, endTime),
  due,
  timeLeft: timeLeftPhrase(due, now) ?? '期限を過ぎました',
})
/** A listing whose payday the hospital is to choose. */
export const unreadPaydayView = ({
  listingNumber,
  applicationId,
  title,
  closingDay,
  payDay,
}: Shown<'dp.hospital.UnreadPayday'>) => ({
  ref: listingNumber,
  /** Of a contract; empty for a listing. */
  applicationId,
  title,
  typed: applicationId === '' ? `締め日 ${closingDay}・支払日 ${payDay}` : payDay,
})
export type UnreadPaydayView = ReturnType<typeof unreadPaydayView>

export function unconfirmedListingView(
  { listingNumber, title, confirmedAt, askedAt, startTime, endTime }: Shown<'dp.hospital.UnconfirmedListing'>,
  now: number,
) {
  const since = confirmedAt ?? ''
  const at = new Date(now)
  const until = dayText(lastDayToConfirm(since, askedAt, at))
  const shift = startTime && endTime ? shiftText(startTime, endTime) : listingNumber
  return {
    ref: listingNumber,
    name: `${title} ${shift}`,
    state: `最後の確認から${daysUnconfirmed(since, at)}日・${until}まで`,
  }
}
export type UnconfirmedListingView = ReturnType<typeof unconfirmedListingView>

export type WorkRequestView = ReturnType<typeof workRequestView>

export type InboxItemView = ReturnType<typeof inboxItemView>

const offerView = ({ fee, note, ...offer }: Shown<'dp.work.Offer'>) => ({
  shift: whenOf(offer),
  fee: yenText(fee),
  note,
})

/** The latest times for an interview, in words. */
const interviewView = ({
  starts,
  minutes,
  place,
  note,
  isAnswered,
  chosenStart,
}: Shown<'dp.work.Interview'>) => ({
  place: `${INTERVIEW_PLACE[place]}・${minutes}分`,
  times: starts.map(momentText),
  chosen: chosenStart && momentText(chosenStart),
  isAnswered,
  note,
})

/** The last renewal of a contract. */
const renewalView = ({ newEnd, fee, ...renewal }: Shown<'dp.work.Renewal'>) => ({
  ...renewal,
  newEnd: newEnd || null,
  fee: fee || null,
})

function contractView(contract: Shown<'dp.hospital.RunningContract'>) {
  const { isEndNoticed, endByHospital, endReason, ...shown } = contract
  const by: 'HOSPITAL' | 'DOCTOR' = endByHospital ? 'HOSPITAL' : 'DOCTOR'
  return {
    ...shown,
    // A server of the version before does not say it.
    termStart: contract.termStart || contract.startDate,
    endDate: contract.endDate || null,
    notice: isEndNoticed ? { by, reason: endReason } : null,
    latestEnd: contract.latestEnd || null,
    renewal: contract.renewal && renewalView(contract.renewal),
  }
}

export function applicationFileView(file: Shown<'dp.hospital.GetApplicationFileResponse'>, now: number) {
  const { applicationId, regularWorkId, replyDueAt: due } = file
  return {
    id: applicationId,
    state: file.state,
    stateWord: applicationStateWord(file),
    ...applicantView(file.applicant),
    departments: labelsOf(CLINICAL_DEPARTMENT, file.departments),
    skills: labelsOf(SKILL, file.skills),
    message: file.message,
    /** What the doctor lacked for the listing when applying, as a fact of the page; empty when nothing was missing. */
    lacking: {
      term: '足りない経験',
      description: file.missing.join('、'),
      note:
        file.missing.length > 0
          ? '求人の「必要な経験」と応募したときのプロフィールを比べたものです。このため選考になります。'
          : undefined,
    },
    hasRequestedTimes: file.hasRequestedTimes,
    documents: file.sharedDocuments.map(({ id, kind }) => ({ id, label: DOCUMENT_KIND[kind] })),
    applied: momentText(file.appliedAt),
    due: due && momentText(due),
    timeLeft: due && timeLeftPhrase(due, now),
    decided: file.decidedAt && momentText(file.decidedAt),
    declineReason: file.declineReason,
    declineNote: file.declineNote,
    phone: file.phone,
    workId: file.workId,
    kind: regularWorkId === '' ? ('spot' as const) : ('regular' as const),
    listingId: regularWorkId || file.spotWorkId,
    when: whenOf(file),
    /** What the doctor of a regular contract wishes for: ISO numbers of the days, and the first day. */
    weekdays: file.weekdays,
    contractStart: file.contractStart,
    interview: file.interview && interviewView(file.interview),
    title: file.title,
    start: file.startTime,
    end: file.endTime,
    fee: file.fee,
    offer: file.offer && offerView(file.offer),
    dates: file.dates.map(({ startTime, endTime, fee, ...date }) => ({
      ...date,
      shift: shiftText(startTime, endTime),
      fee: yenText(fee),
    })),
    contract: file.contract && { applicationId, regularWorkId, ...contractView(file.contract) },
    today: tokyoDay(new Date(now)),
    slotsLeft: Math.max(0, file.slots - file.filledSlots),
    others: Math.max(0, file.applicants - 1),
    isIntervalKept: file.isIntervalKept,
    pastWorks: file.pastWorks.map(({ startTime, endTime, state, fee }) => ({
      shift: shiftText(startTime, endTime),
      state: WORK_STATE[state],
      fee: yenText(fee),
    })),
    mayDecide: file.mayDecide,
  }
}
export type ApplicationFileView = ReturnType<typeof applicationFileView>
