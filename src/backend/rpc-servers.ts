import { createAlertMethods } from './alert/alert.rpc.ts'
import type { VerifyCaller } from './rpc/rpc-method.ts'
import type { Database } from './database/client.ts'
import { createPushDeviceMethods } from './delivery/push-device.rpc.ts'
import type { WebPush } from './delivery/web-push.ts'
import { createContactMethods } from './contact/contact.rpc.ts'
import { createStaffContactMethods } from './contact/staff-contact.rpc.ts'
import { createStaffFiguresMethods } from './figures/figures.rpc.ts'
import type { FactorRule } from './gate/factor-wish.ts'
import { createMemberGate } from './gate/member-gate.ts'
import type { Memberships } from './gate/memberships.ts'
import { createHospitalProfileMethods } from './hospital/profile/profile.rpc.ts'
import { createHospitalMemberMethods } from './hospital/hospital-member.rpc.ts'
import type { Invitations } from './hospital/invitation.service.ts'
import { createManageMembers } from './hospital/manage-members.service.ts'
import { createMemberMethods } from './hospital/member.rpc.ts'
import { createStaffHospitalMethods } from './hospital/standing/staff-hospital.rpc.ts'
import { createFailedJobMethods } from './staff/failed-jobs/failed-job.rpc.ts'
import { createHospitalListingMethods } from './listing-editor/hospital-listing.rpc.ts'
import { createDraftService } from './listing-editor/listing-draft.service.ts'
import { createHospitalCalendarMethods } from './listing-editor/own-calendar.rpc.ts'
import { createOwnListings } from './listing-editor/own-listings.service.ts'
import { createListingReportMethods } from './listing-editor/report/listing-report.rpc.ts'
import { createStaffListingReportMethods } from './listing-editor/report/staff-listing-report.rpc.ts'
import { createListingReviewMethods } from './listing-editor/review/listing-review.rpc.ts'
import { createHospitalMessageMethods } from './message/hospital-message.rpc.ts'
import type { MessageHub } from './message/message-hub.ts'
import { createMessageMethods } from './message/message.rpc.ts'
import { createStaffThreadMethods } from './message/staff-thread.rpc.ts'
import { createNgMethods } from './ng/ng.rpc.ts'
import { createNoticeMethods } from './notice/notice.rpc.ts'
import { createChangeReviewService } from './profile/change-review.service.ts'
import { createChangeService } from './profile/change.service.ts'
import { createProfileMethods } from './profile/profile.rpc.ts'
import type { ProfileService } from './profile/profile.service.ts'
import { createRegistrationMethods } from './registration/registration.rpc.ts'
import { createRegistrationService } from './registration/registration.service.ts'
import { createConnectServer } from './rpc/connect.ts'
import { createTwirpServer } from './rpc/twirp.ts'
import { createAuditMethods } from './staff/audit.rpc.ts'
import { createChangeReviewMethods } from './doctor-review/change-review.rpc.ts'
import { createProposalMethods } from './doctor-review/doctor-proposal.rpc.ts'
import { createStaffFactorMethods } from './hospital/standing/staff-factor.rpc.ts'
import { createStaffMemberMethods } from './staff/member/staff-member.rpc.ts'
import { createProvedGate, createStaffGate } from './gate/staff-input.ts'
import { createStaffMethods } from './doctor-review/staff.rpc.ts'
import { createDoctorReviews } from './doctor-review/staff.service.ts'
import type { OurStaff } from './gate/our-staff.service.ts'
import { createUserMethods } from './user/user.rpc.ts'
import { createUserService } from './user/user.service.ts'
import { createCautionMethods } from './work/caution/caution.rpc.ts'
import { createCancellationMethods } from './work/coming/cancellation.rpc.ts'
import { createHospitalCancellationMethods } from './work/coming/hospital-cancellation.rpc.ts'
import { createDateChangeMethods } from './work/date-change/date-change.rpc.ts'
import { createContractEndMethods } from './work/contract/contract-end.rpc.ts'
import { createHospitalFiguresMethods } from './work/figures/figures.rpc.ts'
import { createHospitalApplicationMethods } from './work/application/hospital-application.rpc.ts'
import { createHospitalObjectionMethods } from './work/objection/hospital-objection.rpc.ts'
import { createObjectionMethods } from './work/objection/objection.rpc.ts'
import { createHospitalPaymentMethods } from './work/payment/hospital-payment.rpc.ts'
import { createPaymentMethods } from './work/payment/payment.rpc.ts'
import { createHospitalRecordMethods } from './work/record/hospital-record.rpc.ts'
import { createPerformanceMethods } from './work/performance/performance.rpc.ts'
import { createCalendarFeedMethods } from './work/calendar/calendar-feed.rpc.ts'
import { createHoursMethods } from './work/hours/hours.rpc.ts'
import { createRecordMethods } from './work/record/record.rpc.ts'
import { createHospitalRehireMethods } from './work/rehire/hospital-rehire.rpc.ts'
import { createRehireMethods } from './work/rehire/rehire.rpc.ts'
import { createConversionMethods } from './work/contract/conversion.rpc.ts'
import { createRenewalMethods } from './work/contract/renewal.rpc.ts'
import { createStaffSurveyMethods } from './work/survey/staff-survey.rpc.ts'
import { createSurveyMethods } from './work/survey/survey.rpc.ts'
import { createSubstituteMethods } from './work/substitute/substitute.rpc.ts'
import { createFirstVisitMethods } from './work/first-visit/first-visit.rpc.ts'
import { createTermsNoticeMethods } from './work/terms-notice/terms-notice.rpc.ts'
import { createNoShowMethods } from './work/no-show/no-show.rpc.ts'
import { createTroubleMethods } from './work/trouble/trouble.rpc.ts'
import { createThanksMethods } from './work/thanks/thanks.rpc.ts'
import { createHospitalThanksMethods } from './work/thanks/hospital-thanks.rpc.ts'
import { createStaffThanksMethods } from './work/thanks/staff-thanks.rpc.ts'
import { createWeatherMethods } from './work/weather/weather.rpc.ts'
import { createWorkMethods } from './work/doctor/work.rpc.ts'
import { createWorkService } from './work/doctor/work.service.ts'

type RpcServersOptions = {
  database: Database
  clock: () => Date
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
  profile: ProfileService
  staff: OurStaff
  hub: MessageHub
  webPush: WebPush | null
  invitations: Invitations
  memberships: Memberships
  /** Of our staff. */
  staffFactorRule: FactorRule
}

/**
 * The protobuf servers (Connect, Twirp), imported by the first call, since a visitor's page needs none of
 * them.
 */
export function createRpcServers({
  database,
  clock,
  verifyCaller,
  report,
  profile,
  staff,
  hub,
  webPush,
  invitations,
  memberships,
  staffFactorRule,
}: RpcServersOptions) {
  const userMethods = [
    ...createUserMethods(createUserService(database, clock)),
    ...createRegistrationMethods(createRegistrationService({ database, clock })),
    ...createProfileMethods(profile, createChangeService(database, clock)),
  ]
  const staffOf = createStaffGate({ staff, rule: staffFactorRule, clock })
  const provedStaffOf = createProvedGate({ database, staffOf, clock })
  const memberOf = createMemberGate({ database, memberships, clock })
  const works = createWorkService(database, clock)
  const methods = [
    ...userMethods,
    ...createWorkMethods(works),
    ...createRehireMethods({ database, works, clock }),
    ...createStaffMethods({
      database,
      staff,
      reviews: createDoctorReviews({ database, clock }),
      staffOf,
      provedStaffOf,
      rule: staffFactorRule,
      clock,
    }),
    ...createProposalMethods({ database, clock, staffOf, provedStaffOf }),
    ...createChangeReviewMethods({
      database,
      service: createChangeReviewService({ database, clock }),
      clock,
      staffOf,
    }),
    ...createFailedJobMethods({ database, clock, staffOf }),
    ...createAlertMethods({ database, clock, staffOf }),
    ...createTroubleMethods({ database, clock, staffOf }),
    ...createAuditMethods(database, staffOf),
    ...createStaffFactorMethods({ database, clock, provedStaffOf }),
    ...createStaffMemberMethods({ database, clock, staffOf, provedStaffOf }),
    ...createStaffFiguresMethods({ database, clock, staffOf }),
    ...createStaffThreadMethods({ database, clock, staffOf }),
    ...createContactMethods(database, clock),
    ...createStaffContactMethods({ database, clock, staffOf }),
    ...createStaffSurveyMethods({ database, clock, staffOf }),
    ...createStaffHospitalMethods({ database, clock, staffOf }),
    ...createListingReviewMethods({ database, clock, staffOf }),
    ...createListingReportMethods(database, clock),
    ...createStaffListingReportMethods({ database, clock, staffOf }),
    ...createMemberMethods({ database, memberships, clock }),
    ...createHospitalMemberMethods({
      database,
      clock,
      memberships,
      memberOf,
      manage: createManageMembers(database, clock),
      invitations,
    }),
    ...createHospitalListingMethods({
      database,
      clock,
      memberOf,
      drafts: createDraftService(database, clock),
      own: createOwnListings(database, clock),
    }),
    ...createHospitalCalendarMethods(database, memberOf, clock),
    ...createNgMethods(database, clock),
    ...createNoticeMethods({ database, memberOf, clock }),
    ...createPushDeviceMethods({ database, clock, webPush }),
    ...createMessageMethods({ database, hub, clock }),
    ...createHospitalMessageMethods({ database, hub, memberOf, clock }),
    ...createCancellationMethods(database, clock),
    ...createHospitalCancellationMethods(database, memberOf, clock),
    ...createDateChangeMethods(database, memberOf, clock),
    ...createContractEndMethods(database, memberOf, clock),
    ...createConversionMethods(database, memberOf, clock),
    ...createRenewalMethods(database, memberOf, clock),
    ...createSubstituteMethods(database, memberOf, clock),
    ...createRecordMethods(database, clock),
    ...createSurveyMethods(database, clock),
    ...createObjectionMethods(database, clock),
    ...createHospitalObjectionMethods(database, memberOf, clock),
    ...createTermsNoticeMethods(database, memberOf, clock),
    ...createFirstVisitMethods(database, clock),
    ...createHospitalProfileMethods(database, memberOf, clock),
    ...createThanksMethods(database, clock),
    ...createHospitalThanksMethods(database, memberOf, clock),
    ...createStaffThanksMethods({ database, clock, staffOf }),
    ...createPerformanceMethods(database, clock),
    ...createHoursMethods(database, clock),
    ...createNoShowMethods(database, memberOf, clock),
    ...createCautionMethods(database, clock),
    ...createWeatherMethods({ database, clock, staffOf, memberOf }),
    ...createPaymentMethods(database, clock),
    ...createHospitalPaymentMethods(database, memberOf, clock),
    ...createCalendarFeedMethods(database, clock),
    ...createHospitalRecordMethods(database, memberOf, clock),
    ...createHospitalFiguresMethods(database, memberOf, clock),
    ...createHospitalRehireMethods(database, memberOf, clock),
    ...createHospitalApplicationMethods({ database, memberOf, clock }),
  ]
  return {
    connect: createConnectServer({ methods: userMethods, verifyCaller, report }),
    twirp: createTwirpServer({ methods, verifyCaller, report }),
  }
}
