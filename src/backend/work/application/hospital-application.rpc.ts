import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { HospitalApplications } from '../../../contract/gen/hospital_application_pb.ts'
import { DocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  ApplicationState,
  DeclineReason,
  InterviewSchema,
  OfferSchema,
  WorkState,
} from '../../../contract/gen/work_pb.ts'
import { writeMessage } from '../../../contract/plain.ts'
import { specialtyConstants } from '../../../domain/doctor/specialty.ts'
import { CONFIRMED_AT_ONCE } from '../../../domain/listing/confirmation.ts'
import { weekdayNumbers } from '../../../domain/listing/regular-dates.ts'
import { missingText, yearsBetween } from '../../../domain/listing/requirements.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { mayOperate, type HospitalOperation } from '../../../domain/hospital/member-role.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toPageSize } from '../../rpc/rpc-input.ts'
import { rpcMethod, rpcMethodRaw, type RpcCall, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { findNextDates } from '../contract/engagement.store.ts'
import { isFitKept } from '../contract/contract-rest.service.ts'
import { toContractMessage } from '../contract/contract-message.ts'
import { proposeDate } from '../contract/propose-date.service.ts'
import { toDecidedApplication, toDecision, toProposedDate } from './hospital-decision-input.ts'
import { decideApplication } from './decide-application.service.ts'
import { findParties, openApplication } from '../core/decide-application.store.ts'
import { countInbox, findApplicationFile, findInbox, findWorksHere } from './hospital-application.store.ts'
import { shownOffer } from '../core/application.ts'
import { listingMessage, toInterview, toOffer } from '../core/work-message.ts'
import { findListingTasks } from '../listing-task.store.ts'
import { findWorkRequests } from '../work-request.store.ts'

const LIMIT = { default: 30, most: 100 } as const
const PAST_WORKS = 10
const DATES = 30
const WORK_REQUESTS = 50
/** Of a kind of task about listings. */
const PAYDAYS = 50

const notFound = () => new RpcError('not_found', 'この応募は見つかりません。')

type Named = {
  lastName: string
  firstName: string
  specialties: string[] | null
  licenceDate: string | null
}

const applicantOf = ({ lastName, firstName, specialties, licenceDate }: Named, now: Date) => ({
  lastName,
  firstName,
  specialties: specialtyConstants(specialties ?? []),
  years: licenceDate === null ? undefined : yearsBetween(licenceDate, tokyoDay(now)),
})

type Options = { database: Database; memberOf: MemberGate; clock: () => Date }

/** The methods of `dp.hospital.HospitalApplications`, each for members of the application's hospital. */
export function createHospitalApplicationMethods({ database, memberOf, clock }: Options): RpcMethod[] {
  /** The caller as a member of the application's hospital. An application of another hospital is not found. */
  async function memberFor(applicationId: string, call: RpcCall, operation: HospitalOperation) {
    signedIn(call)
    const parties = await findParties(database, applicationId)
    return memberOf(call, operation, { hospitalId: parties?.hospitalId, notTheirs: notFound() })
  }

  return [
    rpcMethod(HospitalApplications.method.listInbox, async ({ limit, after }, call) => {
      const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
      const cursor = toCursor(after)
      const size = toPageSize(limit, LIMIT)
      const [rows, total, requests, tasks] = await Promise.all([
        findInbox(database, { hospitalId, limit: size + 1, after: cursor }),
        countInbox(database, hospitalId),
        cursor
          ? []
          : findWorkRequests(database, {
              hospitalId,
              now: clock(),
              limit: WORK_REQUESTS,
            }),
        cursor
          ? []
          : findListingTasks(database, { hospitalId, now: clock(), limit: PAYDAYS + CONFIRMED_AT_ONCE }),
      ])
      const page = pageOf(rows, size, ({ dueAt }) => dueAt)
      const now = clock()
      return {
        items: page.items.map((row) => ({
          ...row,
          applicationId: row.id,
          applicant: applicantOf(row, now),
          startTime: new Date(row.terms.startTime),
          endTime: new Date(row.terms.endTime),
          pattern: row.terms.regular ? regularText(row.terms.regular) : '',
          title: row.terms.title,
          missing: row.missing.map(missingText),
        })),
        nextCursor: page.nextCursor ?? '',
        total,
        unreadPaydays: tasks
          .filter(({ task }) => task === 'PAYDAY')
          .slice(0, PAYDAYS)
          .map((task) => ({
            ...task,
            applicationId: task.applicationId ?? '',
            listingNumber: numberOfListing(task.kind, task.id),
          })),
        unconfirmedListings: tasks
          .filter(({ task }) => task === 'CONFIRM')
          .slice(0, CONFIRMED_AT_ONCE)
          .map((task) => ({ ...task, listingNumber: numberOfListing(task.kind, task.id) })),
        workRequests: requests.map(({ plannedStart: startTime, plannedEnd: endTime, ...one }) => ({
          ...one,
          startTime,
          endTime,
        })),
      }
    }),

    rpcMethodRaw(HospitalApplications.method.getApplicationFile, async ({ applicationId }, call) => {
      const id = toDecidedApplication(applicationId)
      const member = await memberFor(id, call, 'READ_APPLICATIONS')
      const file = await findApplicationFile(database, id, clock())
      if (!file) throw notFound()
      const { hospitalId, doctorId, terms, listing } = file
      const start = new Date(terms.startTime)
      const end = new Date(terms.endTime)
      const isContract = file.state === 'MATCHED' && file.regularWorkId !== null
      const [works, dates, isIntervalKept] = await Promise.all([
        findWorksHere(database, { doctorId, hospitalId, limit: PAST_WORKS }),
        isContract ? findNextDates(database, id, clock(), DATES) : [],
        // Of a contract that runs, the doctor looks after it by the meter.
        isContract || isFitKept(database, file, clock()),
      ])
      return {
        applicationId: id,
        state: ApplicationState[file.state],
        applicant: applicantOf(file, clock()),
        departments: file.departments ?? [],
        skills: file.skills ?? [],
        message: file.message ?? '',
        missing: file.missing.map(missingText),
        hasRequestedTimes: file.requestedStart !== null || file.requestedEnd !== null,
        sharedDocuments: file.sharedDocuments.map(({ id, kind }) => ({
          id: id ?? '',
          kind: DocumentKind[kind],
        })),
        appliedAt: timestampFromDate(file.appliedAt),
        replyDueAt: timestampOf(file.replyDueAt),
        decidedAt: timestampOf(file.decidedAt),
        declineReason: file.declineReason === null ? undefined : DeclineReason[file.declineReason],
        declineNote: file.declineNote ?? '',
        phone: file.phone ?? '',
        workId: file.workId ?? '',
        offer: file.offer ? writeMessage(OfferSchema, toOffer(shownOffer(file.offer))) : undefined,
        interview: file.interview ? writeMessage(InterviewSchema, toInterview(file.interview)) : undefined,
        ...listingMessage(file),
        pattern: terms.regular ? regularText(terms.regular) : '',
        weekdays: terms.regular ? weekdayNumbers(terms.regular.weekdays) : [],
        contractStart: terms.regular?.contractStart ?? '',
        title: listing.title,
        startTime: timestampFromDate(start),
        endTime: timestampFromDate(end),
        fee: terms.fee,
        slots: listing.slots,
        filledSlots: listing.filledSlots,
        applicants: listing.applicantCount,
        isIntervalKept,
        pastWorks: works.map(({ plannedStart, plannedEnd, state, fee }) => ({
          startTime: timestampFromDate(plannedStart),
          endTime: timestampFromDate(plannedEnd),
          state: WorkState[state],
          fee,
        })),
        dates: dates.map(({ startTime, endTime, fee, state, workId }) => ({
          startTime: timestampFromDate(startTime),
          endTime: timestampFromDate(endTime),
          fee,
          isTentative: state === 'TENTATIVE',
          workId: workId ?? '',
        })),
        contract:
          file.contract && isContract
            ? toContractMessage({ ...file, contract: file.contract }, clock())
            : undefined,
        mayDecide: mayOperate(member.role, 'DECIDE_APPLICATIONS'),
      }
    }),

    rpcMethod(HospitalApplications.method.openApplication, async ({ applicationId }, call) => {
      const id = toDecidedApplication(applicationId)
      const { memberId } = await memberFor(id, call, 'DECIDE_APPLICATIONS')
      if (!(await findApplicationFile(database, id, clock()))) throw notFound()
      await database.transaction((tx) => openApplication(tx, { id, memberId, now: clock() }))
      return {}
    }),

    rpcMethod(HospitalApplications.method.decideApplication, async (message, call) => {
      const request = toDecision(message)
      const member = await memberFor(request.applicationId, call, 'DECIDE_APPLICATIONS')
      const outcome = await decideApplication(database, { member, request, now: clock() })
      return { outcome }
    }),

    rpcMethod(HospitalApplications.method.proposeDate, async (message, call) => {
      const request = toProposedDate(message)
      const member = await memberFor(request.applicationId, call, 'DECIDE_APPLICATIONS')
      const outcome = await proposeDate(database, { member, request, now: clock() })
      return { outcome }
    }),
  ]
}
