import type { DescMethodUnary } from '@bufbuild/protobuf'
import { SUSPENDED_COMMAND } from '../../domain/listing/hospital-standing.ts'
import type { HospitalStanding } from '../../domain/listing/standing-words.ts'
import { RpcError } from '../rpc/rpc-error.ts'

/**
 * What the members of a suspended hospital may call: READ changes nothing for others; OWED is what the law or a running
 * engagement demands, or takes something back; PARTLY is decided by its own service, by what is asked; REFUSED would reach
 * out to doctors or hire.
 */
export type WhileSuspended = 'READ' | 'OWED' | 'PARTLY' | 'REFUSED'

/** Every method that asks the gate. One that is not named here is refused. */
export const WHILE_SUSPENDED: Readonly<Record<string, WhileSuspended>> = {
  'dp.hospital.Members/SetMemberMails': 'OWED',
  'dp.hospital.HospitalMembers/ListMembers': 'READ',
  'dp.hospital.HospitalMembers/InviteMember': 'REFUSED',
  'dp.hospital.HospitalMembers/VoidInvitation': 'OWED',
  'dp.hospital.HospitalMembers/ChangeRole': 'OWED',
  'dp.hospital.HospitalMembers/RemoveMember': 'OWED',
  'dp.hospital.HospitalMembers/ResetFactor': 'OWED',
  'dp.hospital.HospitalApplications/ListInbox': 'READ',
  'dp.hospital.HospitalApplications/GetApplicationFile': 'READ',
  'dp.hospital.HospitalApplications/OpenApplication': 'READ',
  // Declining only.
  'dp.hospital.HospitalApplications/DecideApplication': 'PARTLY',
  'dp.hospital.HospitalApplications/ProposeDate': 'REFUSED',
  'dp.hospital.HospitalCalendar/GetMonth': 'READ',
  'dp.hospital.HospitalCalendar/GetWeek': 'READ',
  'dp.hospital.HospitalCalendar/GetDay': 'READ',
  'dp.hospital.Cancellations/ListComingWorks': 'READ',
  'dp.hospital.Cancellations/GetCancellation': 'READ',
  'dp.hospital.Cancellations/DecideCancellation': 'OWED',
  'dp.hospital.Cancellations/CancelWork': 'OWED',
  'dp.hospital.ContractConversions/ConfirmConversion': 'OWED',
  'dp.hospital.DateChanges/DecideDateChange': 'OWED',
  'dp.hospital.DateChanges/ProposeDateChange': 'REFUSED',
  'dp.hospital.DateChanges/RetractDateChange': 'OWED',
  'dp.hospital.Engagements/GiveEndNotice': 'OWED',
  'dp.hospital.Engagements/WithdrawEndNotice': 'OWED',
  'dp.hospital.Figures/GetFigures': 'READ',
  'dp.hospital.Figures/ListFigureSources': 'READ',
  'dp.hospital.HospitalListings/ListListings': 'READ',
  'dp.hospital.HospitalListings/GetDraft': 'READ',
  'dp.hospital.HospitalListings/GetNewDraft': 'READ',
  'dp.hospital.HospitalListings/SaveDraft': 'OWED',
  'dp.hospital.HospitalListings/DiscardDraft': 'OWED',
  // Refused under the lock of the hospital (`lockPublishing`); closing and withdrawing a listing go on.
  'dp.hospital.HospitalListings/PublishDraft': 'PARTLY',
  'dp.hospital.HospitalListings/PublishDrafts': 'PARTLY',
  'dp.hospital.HospitalListings/ChangeListing': 'PARTLY',
  'dp.hospital.HospitalListings/ConfirmListings': 'PARTLY',
  'dp.hospital.HospitalListings/CopyListing': 'OWED',
  'dp.hospital.HospitalListings/GetCopyDays': 'READ',
  'dp.hospital.HospitalListings/CountSuitableDoctors': 'READ',
  'dp.hospital.HospitalMessages/ListThreads': 'READ',
  'dp.hospital.HospitalMessages/GetHospitalThread': 'READ',
  // To a doctor with a work or a contract, until thirty days after its end.
  'dp.hospital.HospitalMessages/SendHospitalMessage': 'PARTLY',
  'dp.hospital.HospitalMessages/MarkHospitalThreadRead': 'READ',
  'dp.hospital.WorkObjections/ListOpenObjections': 'READ',
  'dp.hospital.WorkObjections/GetWorkObjection': 'READ',
  'dp.hospital.WorkObjections/AnswerObjection': 'OWED',
  'dp.hospital.HospitalPayments/ListPayments': 'READ',
  'dp.hospital.HospitalPayments/MarkPaid': 'OWED',
  'dp.hospital.HospitalPayments/TakeBackPaid': 'OWED',
  'dp.hospital.HospitalPayments/ListSlips': 'READ',
  'dp.hospital.HospitalPayments/IssueSlip': 'OWED',
  'dp.hospital.HospitalProfile/GetProfile': 'READ',
  // The first-visit guide is read by doctors who have a work.
  'dp.hospital.HospitalProfile/SaveProfile': 'OWED',
  'dp.hospital.RehireOffers/GetRehire': 'READ',
  'dp.hospital.RehireOffers/ListSentOffers': 'READ',
  'dp.hospital.RehireOffers/OfferRehire': 'REFUSED',
  'dp.hospital.RehireOffers/WithdrawRehire': 'OWED',
  // Letting the contract end, and taking an offer back.
  'dp.hospital.ContractRenewals/DecideRenewal': 'PARTLY',
  'dp.hospital.Substitutes/AnswerSubstitute': 'OWED',
  'dp.hospital.TermsNotices/GetTermsNotice': 'READ',
  'dp.hospital.TermsNotices/IssueTerms': 'OWED',
  'dp.hospital.TermsNotices/HandOverTerms': 'OWED',
  'dp.hospital.Thanks/ListThankableWorks': 'READ',
  'dp.hospital.Thanks/SendThanks': 'REFUSED',
  'dp.hospital.Thanks/ChangeThanks': 'REFUSED',
  'dp.hospital.Thanks/WithdrawThanks': 'OWED',
  'dp.hospital.Weather/ListDeclarations': 'READ',
  'dp.hospital.Weather/DeclareWeather': 'OWED',
  'dp.hospital.Weather/WithdrawWeather': 'OWED',
  'dp.hospital.WorkReports/GetReportedWork': 'READ',
  'dp.hospital.WorkReports/AnswerReport': 'OWED',
  'dp.hospital.WorkReports/StateWork': 'OWED',
  'dp.hospital.NoShows/GetNoShow': 'READ',
  'dp.hospital.NoShows/ReportNoShow': 'OWED',
  'dp.hospital.NoShows/WithdrawNoShow': 'OWED',
  'dp.notice.Notices/ListNotices': 'READ',
  'dp.notice.Notices/MarkNoticesRead': 'READ',
}

/** The name of a method in the table. */
export const methodName = ({ parent, name }: DescMethodUnary) => `${parent.typeName}/${name}`

/** What a suspended hospital is refused, at the gate and in the services of what is PARTLY allowed. */
export const suspendedRefusal = () => new RpcError('failed_precondition', SUSPENDED_COMMAND)

/** Refuses what is asked of a method that is allowed in part. */
export function refuseIfSuspended(standing: HospitalStanding): void {
  if (standing === 'SUSPENDED') throw suspendedRefusal()
}

/** Refuses a method that the members of a suspended hospital may not call. */
export function refuseSuspended(standing: HospitalStanding, method: DescMethodUnary): void {
  if ((WHILE_SUSPENDED[methodName(method)] ?? 'REFUSED') === 'REFUSED') refuseIfSuspended(standing)
}
