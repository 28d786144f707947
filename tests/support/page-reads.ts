/** What the pages of all sides read, by the call, and which screen reads it. */

/** Rows that the pages are about. */
export type Facts = {
  /** The doctor's matched listing. */
  matched: string
  workId: string
  listingNumber: string
  doctorId: string
}

type Read = {
  method: string
  /** Statements at most, with those that say who is calling: a member and our staff cost two. */
  most: number
  body: (facts: Facts) => object
}

const nothing = () => ({})
const ofWork = ({ workId }: Facts) => ({ work_id: workId })
const ofMonth = () => ({ month: '2026-11' })

const doctor = (method: string, body: Read['body'] = nothing, most = 3): Read => ({ method, most, body })
const office = (method: string, body: Read['body'] = nothing, most = 5): Read => ({
  method: `dp.hospital.${method}`,
  most,
  body,
})
const staff = (method: string, body: Read['body'] = nothing, most = 5): Read => ({
  method: `dp.staff.${method}`,
  most,
  body,
})

/** Those that `page-statements.test.ts` does not count. */
export const READS: readonly Read[] = [
  doctor('dp.work.Work/ListMatchedWorks'),
  doctor('dp.work.WorkRecords/GetWork', ofWork),
  doctor('dp.work.Surveys/GetSurvey', ofWork),
  doctor('dp.work.Cautions/ListCautions'),
  doctor('dp.work.Cancellations/GetCancellation', ({ matched }) => ({ spot_work_id: matched })),
  doctor('dp.work.Payments/GetPayment', ofWork),
  doctor('dp.work.CalendarFeeds/GetFeed'),
  doctor('dp.work.ListingReports/GetOwnReport', ({ listingNumber }) => ({ listing_number: listingNumber })),
  // Its sections, papers, bank accounts and changes are tables of their own.
  doctor('dp.profile.Profile/GetProfile', nothing, 5),
  office('RehireOffers/GetRehire', ofWork),
  office('HospitalMembers/ListMembers'),
  office('HospitalListings/ListListings', () => ({
    kind: 'LISTING_KIND_SPOT',
    shelf: 'LISTING_SHELF_OPEN',
    limit: 20,
  })),
  office('HospitalListings/GetNewDraft', () => ({ kind: 'LISTING_KIND_SPOT' })),
  office('HospitalListings/GetDraft', ({ listingNumber }) => ({ ref: listingNumber })),
  office('HospitalListings/GetCopyDays', ({ listingNumber }) => ({ ref: listingNumber, month: '2026-12' })),
  office('HospitalCalendar/GetMonth', ofMonth),
  office('HospitalCalendar/GetWeek', () => ({ day: '2026-11-24' })),
  office('HospitalCalendar/GetDay', () => ({ day: '2026-11-24' })),
  office('Cancellations/ListComingWorks'),
  office('WorkObjections/ListOpenObjections'),
  office('Cancellations/GetCancellation', ofWork),
  office('NoShows/GetNoShow', ofWork),
  office('Weather/ListDeclarations'),
  office('WorkReports/GetReportedWork', ofWork),
  staff('ServiceAlerts/ListAlerts'),
  staff('Weather/ListDeclarations'),
  staff('Audit/ListEntries'),
  staff('StaffHospitals/ListHospitals'),
  // The view is looked for and recorded.
  staff('StaffHospitals/GetHospital', () => ({ id: '1' }), 8),
  staff('ReportedListings/ListReportedListings', nothing, 7),
  staff('ListingReviews/ListReviews', () => ({ limit: 30 })),
  staff('Troubles/ListTroubles'),
  staff('FailedJobs/ListFailedJobs'),
  staff('StaffMembers/ListStaff'),
  staff('DoctorProposals/ListOpenProposals'),
  staff('DoctorProposals/ListDoctorProposals', ({ doctorId }) => ({ doctor_id: doctorId })),
  staff('Staff/ListDoctors', () => ({ queue: 'DOCTOR_QUEUE_WAITING', limit: 20 })),
  // The whole of a registration, with its papers and what was decided.
  // The view is recorded by one of them.
  staff('Staff/GetDoctorFile', ({ doctorId }) => ({ doctor_id: doctorId }), 8),
]

const BY_GRAPHQL = 'by GraphQL: like.test.ts and listings-graphql.test.ts count'
const BY_ACCOUNT = 'by GraphQL of the account: hospital-factor.test.ts counts'
/** Sums over many rows, which their own tests count. */
const FIGURES = 'figures'
const NO_READ = 'reads no row of a side'

/** Every screen of the route tree: the calls above that it makes, or why it makes none. */
export const SCREEN_READS: Readonly<Record<string, readonly string[] | string>> = {
  '/about': NO_READ,
  '/about/complaints': NO_READ,
  '/about/external': NO_READ,
  '/about/privacy': NO_READ,
  '/about/rules': NO_READ,
  '/help': NO_READ,
  '/help/$article': NO_READ,
  '/hospital/figures': FIGURES,
  '/hospital/figures/$figure': FIGURES,
  '/staff/figures': FIGURES,
  '/': ['dp.work.WorkRecords/GetOverview', 'dp.work.Hours/GetSummary'],
  '/application/regular': BY_GRAPHQL,
  '/application/spot': BY_GRAPHQL,
  '/contact': ['dp.contact.Contacts/GetSender'],
  '/hospital': ['dp.hospital.HospitalApplications/ListInbox'],
  // The account's own second factor.
  '/hospital/account': BY_ACCOUNT,
  '/hospital/applications/$id': ['dp.hospital.HospitalApplications/GetApplicationFile'],
  '/hospital/calendar': [
    'dp.hospital.HospitalCalendar/GetMonth',
    'dp.hospital.HospitalCalendar/GetWeek',
    'dp.hospital.HospitalCalendar/GetDay',
  ],
  '/hospital/cancellations/$id': ['dp.hospital.Cancellations/GetCancellation'],
  '/hospital/join': NO_READ,
  '/hospital/listings': ['dp.hospital.HospitalListings/ListListings'],
  '/hospital/listings/$ref/copy': ['dp.hospital.HospitalListings/GetCopyDays'],
  '/hospital/listings/$ref/edit': ['dp.hospital.HospitalListings/GetDraft'],
  '/hospital/listings/new': ['dp.hospital.HospitalListings/GetNewDraft'],
  '/hospital/login': NO_READ,
  '/hospital/members': ['dp.hospital.HospitalMembers/ListMembers'],
  '/hospital/messages': ['dp.hospital.HospitalMessages/ListThreads'],
  '/hospital/messages/$id': ['dp.hospital.HospitalMessages/GetHospitalThread'],
  '/hospital/no-shows/$id': ['dp.hospital.NoShows/GetNoShow'],
  '/hospital/notices': ['dp.notice.Notices/ListNotices'],
  '/hospital/offers': ['dp.hospital.RehireOffers/ListSentOffers'],
  '/hospital/offers/$id': ['dp.hospital.RehireOffers/GetRehire'],
  '/hospital/payments': ['dp.hospital.HospitalPayments/ListPayments'],
  '/hospital/payments/slips': ['dp.hospital.HospitalPayments/ListSlips'],
  '/hospital/profile': ['dp.hospital.HospitalProfile/GetProfile'],
  '/hospital/reports/$id': ['dp.hospital.WorkReports/GetReportedWork'],
  '/hospital/thanks': ['dp.hospital.Thanks/ListThankableWorks'],
  '/hospital/weather': ['dp.hospital.Weather/ListDeclarations'],
  '/hospital/works': [
    'dp.hospital.Cancellations/ListComingWorks',
    'dp.hospital.WorkObjections/ListOpenObjections',
  ],
  '/hospital/works/$id/terms': ['dp.hospital.TermsNotices/GetTermsNotice'],
  '/like': BY_GRAPHQL,
  '/line/app': NO_READ,
  '/line/handoff': NO_READ,
  '/login': NO_READ,
  '/login/code': NO_READ,
  '/login/confirm': NO_READ,
  '/login/forgotten': NO_READ,
  '/login/reset': NO_READ,
  '/login/stop': NO_READ,
  '/login/take-back': NO_READ,
  '/ngwork': ['dp.work.NgSettings/GetNgSettings'],
  '/notices': ['dp.notice.Notices/ListNotices'],
  '/profile': ['dp.profile.Profile/GetProfile'],
  '/profile/$page': ['dp.profile.Profile/GetProfile', 'dp.work.CalendarFeeds/GetFeed'],
  '/regular/$id': BY_GRAPHQL,
  '/regular/$id/report': ['dp.work.ListingReports/GetOwnReport'],
  '/regular/$id/message': ['dp.message.Messages/GetThread'],
  '/regular/$id/schedule': BY_GRAPHQL,
  '/regular/$id/schedule/$scheduleId/request-cancellation': ['dp.work.Cancellations/GetCancellation'],
  '/search/$kind/detail/history': NO_READ,
  '/search/regular': BY_GRAPHQL,
  '/search/regular/detail/advanced': BY_GRAPHQL,
  '/search/regular/result': BY_GRAPHQL,
  '/search/spot': BY_GRAPHQL,
  '/search/spot/detail/advanced': BY_GRAPHQL,
  '/search/spot/high-value': BY_GRAPHQL,
  '/search/spot/result': BY_GRAPHQL,
  '/sign-up': 'a registration is read by nobody else: registration.test.ts',
  '/spot/$id': BY_GRAPHQL,
  '/spot/$id/report': ['dp.work.ListingReports/GetOwnReport'],
  '/spot/$id/message': ['dp.message.Messages/GetThread'],
  '/spot/$id/request-cancellation': ['dp.work.Cancellations/GetCancellation'],
  '/staff': [
    'dp.staff.Staff/ListDoctors',
    'dp.staff.Staff/GetDoctorFile',
    'dp.staff.DoctorProposals/ListOpenProposals',
    'dp.staff.DoctorProposals/ListDoctorProposals',
  ],
  '/staff/account': BY_ACCOUNT,
  '/staff/alerts': ['dp.staff.ServiceAlerts/ListAlerts'],
  '/staff/audit': ['dp.staff.Audit/ListEntries'],
  '/staff/contacts': ['dp.staff.StaffContacts/ListContacts'],
  '/staff/contacts/$contactId': 'opened with a reason first: contact.test.ts',
  '/staff/hospitals': ['dp.staff.StaffHospitals/ListHospitals'],
  '/staff/hospitals/$id': ['dp.staff.StaffHospitals/GetHospital'],
  '/staff/reports': ['dp.staff.ReportedListings/ListReportedListings'],
  '/staff/hospitals/new': NO_READ,
  '/staff/reviews': ['dp.staff.ListingReviews/ListReviews'],
  '/staff/reviews/$number': 'of a listing in review: listing-review.test.ts',
  '/staff/jobs': ['dp.staff.FailedJobs/ListFailedJobs'],
  '/staff/login': NO_READ,
  '/staff/members': ['dp.staff.StaffMembers/ListStaff'],
  '/staff/factors': NO_READ,
  '/staff/surveys': ['dp.staff.StaffSurveys/ListNotes'],
  '/staff/surveys/$workId': 'opened with a reason first: staff-surveys.test.ts',
  '/staff/thanks': ['dp.staff.ThanksReports/ListThanksReports'],
  '/staff/threads/$threadId': ['dp.staff.StaffThreads/GetStaffThread'],
  '/staff/troubles': ['dp.staff.Troubles/ListTroubles'],
  '/staff/weather': ['dp.staff.Weather/ListDeclarations'],
  '/subscription': BY_GRAPHQL,
  '/unsubscribe/$token': NO_READ,
  '/work': ['dp.work.WorkRecords/GetOverview', 'dp.work.TermsNotices/ListTermsToAcknowledge'],
  '/work-performance': ['dp.work.Performance/GetPerformance'],
  '/work-performance/appreciation': ['dp.work.Appreciations/ListAppreciations'],
  '/work-performance/appreciation/notebook': ['dp.work.Appreciations/GetNotebook'],
  '/work-performance/regular/$id': 'sums of one contract: performance.test.ts',
  '/work-performance/rehire-offer': ['dp.work.RehireOffers/ListRehireOffers'],
  '/work-performance/spot/$id': ['dp.work.WorkRecords/GetWork'],
  '/work/$id/guide': ['dp.work.FirstVisits/GetGuide'],
  '/work/$id/report': ['dp.work.WorkRecords/GetWork'],
  '/work/$id/survey': ['dp.work.Surveys/GetSurvey'],
  '/work/$id/terms': ['dp.work.TermsNotices/GetTermsNotice'],
  '/work/applied': ['dp.work.Work/ListApplications'],
  '/work/cautions': ['dp.work.Cautions/ListCautions'],
  '/work/hours': ['dp.work.Hours/GetDeclaration'],
  '/work/matched': ['dp.work.Work/ListMatchedWorks', 'dp.work.ContractRenewals/ListRenewalOffers'],
  '/work/payments': ['dp.work.Payments/GetYear'],
  '/work/payments/$id': ['dp.work.Payments/GetPayment'],
  '/work/payments/yearly': ['dp.work.Payments/GetYear'],
  '/work/worked/regular': ['dp.work.WorkRecords/ListWorked'],
  '/work/worked/spot': ['dp.work.WorkRecords/ListWorked'],
}
