import type { Timestamp } from '@bufbuild/protobuf/wkt'
import {
  RunningContractState,
  WorkRequestKind,
  type Applicant,
  type GetApplicationFileResponse,
  type InboxItem,
  type UnconfirmedListing,
  type UnreadPayday,
  type WorkRequest,
} from '../../../contract/gen/hospital_application_pb.ts'
import { ConversionState, type Conversion } from '../../../contract/gen/contract_conversion_pb.ts'
import { RenewalState, type Renewal } from '../../../contract/gen/contract_renewal_pb.ts'
import { DocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  ApplicationState,
  DeclineReason,
  InterviewPlace,
  WorkState,
  type Interview,
  type Offer,
} from '../../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import { DOCUMENT_KIND } from '../../../domain/doctor/registration-words.ts'
import { SKILL } from '../../../domain/doctor/profile-words.ts'
import { SPECIALTY, specialtyWords } from '../../../domain/doctor/specialty.ts'
import { daysUnconfirmed, lastDayToConfirm } from '../../../domain/listing/confirmation.ts'
import { CLINICAL_DEPARTMENT } from '../../../domain/doctor/clinical-department.ts'
import { INTERVIEW_PLACE } from '../../../domain/application/interview.ts'
import { applicationStateWord } from '../../../domain/application/withdrawal-word.ts'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { dayText, momentText, shiftText } from '../../../domain/text/shift-text.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { timeLeftPhrase } from '../../../domain/text/time-left.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { instantText, timestampText } from '../../../services/timestamp-text.ts'

/** Maps messages about applications to what the hospital's pages show. */

const labelsOf = (labels: Readonly<Record<string, string>>, words: readonly string[]): string[] =>
  words.flatMap((word) => labels[word] ?? [])

function applicantView(applicant: Applicant | undefined) {
  if (!applicant) throw new Error('hospital service: applicant is missing')
  const { lastName, firstName, specialties, years } = applicant
  return {
    name: `${lastName} ${firstName}`,
    specialties: labelsOf(SPECIALTY, specialtyWords(specialties)),
    experience: years === undefined ? null : `医師${years + 1}年目`,
  }
}

type When = {
  startTime?: Timestamp | undefined
  endTime?: Timestamp | undefined
  pattern: string
}

/** 「12/18(金) 17:00〜翌9:00」, or of a regular contract 「毎週 火曜 9:00〜17:00(12/18(金)から)」. */
function whenText({ startTime, endTime, pattern }: When): string {
  const start = instantText(startTime) ?? ''
  return pattern === '' ? shiftText(start, instantText(endTime) ?? '') : `${pattern}(${dayText(start)}から)`
}

export function inboxItemView(item: InboxItem, now: number) {
  const { experience, specialties, ...applicant } = applicantView(item.applicant)
  const due = instantText(item.dueAt) ?? ''
  return {
    id: item.applicationId,
    ...applicant,
    shift: whenText(item),
    title: item.title,
    facts: [
      specialties[0],
      experience,
      item.worksHere > 0 ? `当院 ${item.worksHere}回` : '当院は初めて',
      item.missing.length > 0 ? `足りない経験: ${item.missing.join('、')}` : null,
    ].filter((fact) => fact !== undefined && fact !== null),
    due,
    timeLeft: timeLeftPhrase(due, now) ?? '期限を過ぎました',
    isUnread: requiredWord(ApplicationState, item.state, 'InboxItem.state') === 'APPLIED',
  }
}

/** The shift of a work; of a contract, whose times are both the end of its last day, that day. */
const requestShift = (start: string, end: string): string =>
  start === end ? `${dayText(tokyoDay(new Date(Date.parse(end) - 1)))}に満了する契約` : shiftText(start, end)

/** What a hospital has to answer about a matched work or a contract. */
export const workRequestView = (
  { workId, doctorName, startTime, endTime, kind, dueAt }: WorkRequest,
  now: number,
) => {
  const due = instantText(dueAt) ?? ''
  return {
    kind: requiredWord(WorkRequestKind, kind, 'WorkRequest.kind'),
    workId,
    doctorName,
    shift: requestShift(instantText(startTime) ?? '', instantText(endTime) ?? ''),
    due,
    timeLeft: timeLeftPhrase(due, now) ?? '期限を過ぎました',
  }
}
/** A listing whose payday the hospital is to choose. */
export const unreadPaydayView = ({
  listingNumber,
  applicationId,
  title,
  closingDay,
  payDay,
}: UnreadPayday) => ({
  ref: listingNumber,
  /** Of a contract; empty for a listing. */
  applicationId,
  title,
  typed: applicationId === '' ? `締め日 ${closingDay}・支払日 ${payDay}` : payDay,
})
export type UnreadPaydayView = ReturnType<typeof unreadPaydayView>

export function unconfirmedListingView(
  { listingNumber, title, confirmedAt, askedAt, startTime, endTime }: UnconfirmedListing,
  now: number,
) {
  const since = instantText(confirmedAt) ?? ''
  const at = new Date(now)
  const until = dayText(lastDayToConfirm(since, instantText(askedAt), at))
  const shift = startTime
    ? shiftText(instantText(startTime) ?? '', instantText(endTime) ?? '')
    : listingNumber
  return {
    ref: listingNumber,
    name: `${title} ${shift}`,
    state: `最後の確認から${daysUnconfirmed(since, at)}日・${until}まで`,
  }
}
export type UnconfirmedListingView = ReturnType<typeof unconfirmedListingView>

export type WorkRequestView = ReturnType<typeof workRequestView>

export type InboxItemView = ReturnType<typeof inboxItemView>

const offerView = ({ fee, note, ...offer }: Offer) => ({
  shift: whenText(offer),
  fee: yenText(fee),
  note,
})

/** The latest times for an interview, in words. */
const interviewView = ({ starts, minutes, place, note, isAnswered, chosenStart }: Interview) => ({
  place: `${INTERVIEW_PLACE[requiredWord(InterviewPlace, place, 'Interview.place')]}・${minutes}分`,
  times: starts.flatMap((start) => timestampText(start) ?? []),
  chosen: timestampText(chosenStart),
  isAnswered,
  note,
})

/** The last renewal of a contract. */
const renewalView = ({ id, state, termEnd, dueOn, offerNumber, newEnd, fee, note, answer }: Renewal) => ({
  id,
  state: requiredWord(RenewalState, state, 'Renewal.state'),
  termEnd,
  dueOn,
  offerNumber,
  newEnd: newEnd || null,
  fee: fee || null,
  note,
  answer,
})

const conversionView = ({ state, from, until, startsOn, appliedAt, readAt }: Conversion) => ({
  state: requiredWord(ConversionState, state, 'Conversion.state'),
  from,
  until,
  startsOn,
  appliedAt: instantText(appliedAt),
  readAt: instantText(readAt),
})

export function applicationFileView(file: GetApplicationFileResponse, now: number) {
  const due = instantText(file.replyDueAt)
  const state = requiredWord(ApplicationState, file.state, 'GetApplicationFile.state')
  const reason = wireWordOf(DeclineReason, file.declineReason)
  return {
    id: file.applicationId,
    state,
    stateWord: applicationStateWord({
      state,
      appliedAt: instantText(file.appliedAt) ?? '',
      decidedAt: instantText(file.decidedAt),
    }),
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
    documents: file.sharedDocuments.map(({ id, kind }) => ({
      id,
      label: DOCUMENT_KIND[requiredWord(DocumentKind, kind, 'SharedDocument.kind')],
    })),
    applied: timestampText(file.appliedAt),
    due: due && momentText(due),
    timeLeft: due && timeLeftPhrase(due, now),
    decided: timestampText(file.decidedAt),
    declineReason: reason,
    declineNote: file.declineNote,
    phone: file.phone,
    workId: file.workId,
    kind: file.regularWorkId === '' ? ('spot' as const) : ('regular' as const),
    listingId: file.regularWorkId || file.spotWorkId,
    when: whenText(file),
    /** What the doctor of a regular contract wishes for: ISO numbers of the days, and the first day. */
    weekdays: file.weekdays,
    contractStart: file.contractStart,
    interview: file.interview ? interviewView(file.interview) : null,
    title: file.title,
    start: instantText(file.startTime) ?? '',
    end: instantText(file.endTime) ?? '',
    fee: file.fee,
    offer: file.offer ? offerView(file.offer) : null,
    dates: file.dates.map(({ startTime, endTime, fee, isTentative, workId }) => ({
      shift: shiftText(instantText(startTime) ?? '', instantText(endTime) ?? ''),
      fee: yenText(fee),
      isTentative,
      workId,
    })),
    contract: file.contract
      ? {
          applicationId: file.applicationId,
          regularWorkId: file.regularWorkId,
          state: requiredWord(RunningContractState, file.contract.state, 'RunningContract.state'),
          startDate: file.contract.startDate,
          // A server of the version before does not say it.
          termStart: file.contract.termStart || file.contract.startDate,
          endDate: file.contract.endDate || null,
          notice: file.contract.isEndNoticed
            ? {
                by: file.contract.endByHospital ? ('HOSPITAL' as const) : ('DOCTOR' as const),
                reason: file.contract.endReason,
              }
            : null,
          fee: file.contract.fee,
          latestEnd: file.contract.latestEnd || null,
          renewal: file.contract.renewal ? renewalView(file.contract.renewal) : null,
          conversion: file.contract.conversion ? conversionView(file.contract.conversion) : null,
        }
      : null,
    today: tokyoDay(new Date(now)),
    slotsLeft: Math.max(0, file.slots - file.filledSlots),
    others: Math.max(0, file.applicants - 1),
    isIntervalKept: file.isIntervalKept,
    pastWorks: file.pastWorks.map(({ startTime, endTime, state, fee }) => ({
      shift: shiftText(instantText(startTime) ?? '', instantText(endTime) ?? ''),
      state: WORK_STATE[requiredWord(WorkState, state, 'PastWork.state')],
      fee: yenText(fee),
    })),
    mayDecide: file.mayDecide,
  }
}
export type ApplicationFileView = ReturnType<typeof applicationFileView>
