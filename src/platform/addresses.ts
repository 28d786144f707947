import { listingOfNumber } from '../domain/listing/listing-number.ts'
import type { Criteria } from '../domain/search/search-criteria.ts'
import { regularSearchSchema } from '../domain/search/regular-search.ts'
import type { SearchKind } from '../domain/listing/listing-kind.ts'
import { spotSearchSchema } from '../domain/search/spot-search.ts'
import { screen, type Address, type Path, type SearchOf } from './address.ts'

/**
 * The table of internal addresses, for pages, redirects and mails. A path, path param or search param that
 * the route tree does not know is a type error here or at the call.
 */

export const toHome = screen('/')
export const toLike = screen('/like')
export const toSubscription = screen('/subscription')
export const toNotices = screen('/notices')
export const toWorks = screen('/work')
export const toHours = screen('/work/hours')
export const toHoursFile = (search: { month: string; names: string }) =>
  ({ to: '/work/hours.csv', search }) satisfies Address
export const toApplied = screen('/work/applied')
export const toMatched = screen('/work/matched')
export const toWorkedSpots = screen('/work/worked/spot')
export const toWorkedRegulars = screen('/work/worked/regular')
export const toPayments = screen('/work/payments')
export const toPayment = (id: string) => ({ to: '/work/payments/$id', params: { id } }) satisfies Address
/** The year's page for the tax return, and its rows as a file. */
export const toYearOfPay = screen('/work/payments/yearly')
export const toPaymentsFile = (year: number) =>
  ({ to: '/account/payments/$name', params: { name: `${year}.csv` } }) satisfies Address
export const toSurvey = (id: string, search?: SearchOf<'/work/$id/survey'>) =>
  ({ to: '/work/$id/survey', params: { id }, search }) satisfies Address
export const toNgWork = screen('/ngwork')
export const toGuide = (id: string) => ({ to: '/work/$id/guide', params: { id } }) satisfies Address
export const toTerms = (id: string, search?: SearchOf<'/work/$id/terms'>) =>
  ({ to: '/work/$id/terms', params: { id }, search }) satisfies Address
export const toPerformance = screen('/work-performance')
export const toSpotPerformance = (id: string, search?: SearchOf<'/work-performance/spot/$id'>) =>
  ({ to: '/work-performance/spot/$id', params: { id }, search }) satisfies Address
export const toEngagementPerformance = (id: string, search?: SearchOf<'/work-performance/regular/$id'>) =>
  ({ to: '/work-performance/regular/$id', params: { id }, search }) satisfies Address
export const toRehireOffers = screen('/work-performance/rehire-offer')
export const toThanks = screen('/work-performance/appreciation')
export const toThanksNotebook = screen('/work-performance/appreciation/notebook')
export const toWorkReport = (id: string, search?: SearchOf<'/work/$id/report'>) =>
  ({ to: '/work/$id/report', params: { id }, search }) satisfies Address

export const toAbout = screen('/about')
export const toRules = screen('/about/rules')
export const toPrivacy = screen('/about/privacy')
export const toComplaints = screen('/about/complaints')
export const toHelp = screen('/help')
export const toHelpArticle = (article: string) =>
  ({ to: '/help/$article', params: { article } }) satisfies Address
/** What leaves the device for other companies. */
export const toExternal = screen('/about/external')

export const toSignUp = screen('/sign-up')
export const toLogin = screen('/login')
export const toLogInCode = screen('/login/code')
export const toConfirm = screen('/login/confirm')
export const toForgotten = screen('/login/forgotten')
export const toReset = screen('/login/reset')
export const toStop = screen('/login/stop')
export const toTakeBack = screen('/login/take-back')

/** The page of a mail's link that stops such mails, and the address for mail programs. */
export const toUnsubscribe = (token: string, search?: SearchOf<'/unsubscribe/$token'>) =>
  ({ to: '/unsubscribe/$token', params: { token }, search }) satisfies Address
export const toOneClickUnsubscribe = (token: string) =>
  ({ to: '/mail/unsubscribe/$token', params: { token } }) satisfies Address

export const toContact = screen('/contact')

export const toStaff = screen('/staff')
export const toStaffContacts = screen('/staff/contacts')
export const toStaffContact = (contactId: string, search?: SearchOf<'/staff/contacts/$contactId'>) =>
  ({ to: '/staff/contacts/$contactId', params: { contactId }, search }) satisfies Address
export const toStaffSurveys = screen('/staff/surveys')
export const toStaffSurvey = (workId: string, search?: SearchOf<'/staff/surveys/$workId'>) =>
  ({ to: '/staff/surveys/$workId', params: { workId }, search }) satisfies Address
export const toStaffHospitals = screen('/staff/hospitals')
export const toNewHospital = screen('/staff/hospitals/new')
export const toStaffHospital = (id: string, search?: SearchOf<'/staff/hospitals/$id'>) =>
  ({ to: '/staff/hospitals/$id', params: { id }, search }) satisfies Address
export const toStaffReviews = screen('/staff/reviews')
export const toStaffReview = (number: string, search?: SearchOf<'/staff/reviews/$number'>) =>
  ({ to: '/staff/reviews/$number', params: { number }, search }) satisfies Address
export const toReportedListings = screen('/staff/reports')
export const toStaffJobs = screen('/staff/jobs')
export const toStaffAlerts = screen('/staff/alerts')
export const toStaffWeather = screen('/staff/weather')
export const toCautions = screen('/work/cautions')
export const toStaffTroubles = screen('/staff/troubles')
export const toStaffAudit = screen('/staff/audit')
export const toStaffAuditFile = screen('/staff/audit.csv')
export const toStaffFactors = screen('/staff/factors')
export const toStaffFigures = screen('/staff/figures')
export const toStaffThanks = screen('/staff/thanks')
export const toStaffMembers = screen('/staff/members')
export const toStaffAccount = screen('/staff/account')
export const toStaffLogin = screen('/staff/login')
export const toStaffThread = (threadId: string, search?: SearchOf<'/staff/threads/$threadId'>) =>
  ({ to: '/staff/threads/$threadId', params: { threadId }, search }) satisfies Address

export const toHospital = screen('/hospital')
export const toHospitalApplication = (id: string, search?: SearchOf<'/hospital/applications/$id'>) =>
  ({ to: '/hospital/applications/$id', params: { id }, search }) satisfies Address
export const toHospitalWorks = screen('/hospital/works')
export const toHospitalWeather = screen('/hospital/weather')
export const toHospitalPayments = screen('/hospital/payments')
export const toSlips = screen('/hospital/payments/slips')
/** What a hospital has to pay, or has paid in a month such as `2026-12`, as a file. */
export const toHospitalPaymentsFile = (list: string) =>
  ({ to: '/account/payments/$name', params: { name: `hospital-${list}.csv` } }) satisfies Address
/** The page that links to such a file, and asks first who is at the device where that was not proved lately. */
export const toHospitalPaymentsOf = (list: string, file?: string) =>
  toHospitalPayments(list === 'unpaid' ? { file } : { shelf: 'PAID', month: list, file })
export const toMessageEvents = screen('/messages/events')
export const toCollect = screen('/collect')
export const toCreateActivity = () =>
  ({ to: '/dp.user.User/$method', params: { method: 'CreateActivity' } }) satisfies Address
export const toHospitalMessages = screen('/hospital/messages')
export const toHospitalThread = (id: string, search?: SearchOf<'/hospital/messages/$id'>) =>
  ({ to: '/hospital/messages/$id', params: { id }, search }) satisfies Address
export const toHospitalThanks = screen('/hospital/thanks')
export const toHospitalCalendar = screen('/hospital/calendar')
export const toHospitalProfile = screen('/hospital/profile')
export const toHospitalNotices = screen('/hospital/notices')
export const toHospitalLogin = screen('/hospital/login')
export const toFigures = screen('/hospital/figures')
/** What a figure comes from. */
export const toFigureSources = (figure: string, search?: SearchOf<'/hospital/figures/$figure'>) =>
  ({ to: '/hospital/figures/$figure', params: { figure }, search }) satisfies Address
export const toHospitalMembers = screen('/hospital/members')
export const toFactor = screen('/hospital/account')
export const toJoinHospital = screen('/hospital/join')
export const toOwnListings = screen('/hospital/listings')
export const toNewListing = screen('/hospital/listings/new')
export const toEditListing = (
  ref: string,
  search?: SearchOf<'/hospital/listings/$ref/edit'>,
  hash?: string,
) => ({ to: '/hospital/listings/$ref/edit', params: { ref }, search, hash }) satisfies Address
export const toCopyDays = (ref: string, search?: SearchOf<'/hospital/listings/$ref/copy'>) =>
  ({ to: '/hospital/listings/$ref/copy', params: { ref }, search }) satisfies Address

export const toProfile = screen('/profile')
export const toProfilePage = (page: string, search?: SearchOf<'/profile/$page'>, hash?: string) =>
  ({ to: '/profile/$page', params: { page }, search, hash }) satisfies Address

export const toSpot = (id: string, search?: SearchOf<'/spot/$id'>) =>
  ({ to: '/spot/$id', params: { id }, search }) satisfies Address
const toRequestCancellation = (id: string, search?: SearchOf<'/spot/$id/request-cancellation'>) =>
  ({ to: '/spot/$id/request-cancellation', params: { id }, search }) satisfies Address
export const toRegularSchedule = (id: string, search?: SearchOf<'/regular/$id/schedule'>) =>
  ({ to: '/regular/$id/schedule', params: { id }, search }) satisfies Address
/** The cancellation of one date of a regular contract. */
export const toScheduleCancellation = (
  id: string,
  scheduleId: string,
  search?: SearchOf<'/regular/$id/schedule/$scheduleId/request-cancellation'>,
) =>
  ({
    to: '/regular/$id/schedule/$scheduleId/request-cancellation',
    params: { id, scheduleId },
    search,
  }) satisfies Address
/** On the same page: a substitute for the date. */
export const toDateSubstitute = (id: string, scheduleId: string) =>
  ({ ...toScheduleCancellation(id, scheduleId), hash: 'substitute' }) satisfies Address
/** The page of a work's cancellation: of a spot listing, or with `scheduleId` of one date of a contract. */
export const toCancellation = (
  { id, scheduleId }: { id: string; scheduleId: string },
  search?: SearchOf<'/spot/$id/request-cancellation'>,
  hash?: string,
): Address => ({
  ...(scheduleId === '' ? toRequestCancellation(id, search) : toScheduleCancellation(id, scheduleId, search)),
  ...(hash !== undefined && { hash }),
})
export const toHospitalCancellation = (id: string, search?: SearchOf<'/hospital/cancellations/$id'>) =>
  ({ to: '/hospital/cancellations/$id', params: { id }, search }) satisfies Address
export const toHospitalTerms = (id: string, search?: SearchOf<'/hospital/works/$id/terms'>) =>
  ({ to: '/hospital/works/$id/terms', params: { id }, search }) satisfies Address
/** Absence from a work: the hospital reports it. */
export const toHospitalNoShow = (id: string, search?: SearchOf<'/hospital/no-shows/$id'>) =>
  ({ to: '/hospital/no-shows/$id', params: { id }, search }) satisfies Address
export const toHospitalReport = (id: string, search?: SearchOf<'/hospital/reports/$id'>) =>
  ({ to: '/hospital/reports/$id', params: { id }, search }) satisfies Address
export const toHospitalOffers = screen('/hospital/offers')
/** What the hospital can offer the doctor of a work. */
export const toHospitalOffer = (id: string, search?: SearchOf<'/hospital/offers/$id'>) =>
  ({ to: '/hospital/offers/$id', params: { id }, search }) satisfies Address
export const toRegular = (id: string, search?: SearchOf<'/regular/$id'>) =>
  ({ to: '/regular/$id', params: { id }, search }) satisfies Address
const toSpotMessages = (id: string, search?: SearchOf<'/spot/$id/message'>) =>
  ({ to: '/spot/$id/message', params: { id }, search }) satisfies Address
const toRegularMessages = (id: string, search?: SearchOf<'/regular/$id/message'>) =>
  ({ to: '/regular/$id/message', params: { id }, search }) satisfies Address
/** The doctor's messages about a listing. */
export const toMessages = (kind: SearchKind, id: string, search?: SearchOf<'/spot/$id/message'>): Address =>
  kind === 'spot' ? toSpotMessages(id, search) : toRegularMessages(id, search)
export const toListing = (kind: SearchKind, id: string, search?: SearchOf<'/spot/$id'>): Address =>
  kind === 'spot' ? toSpot(id, search) : toRegular(id, search)

/** Where a doctor tells our staff about a listing. */
export const toReport = (kind: SearchKind, id: string, search?: SearchOf<'/spot/$id/report'>): Address =>
  kind === 'spot'
    ? { to: '/spot/$id/report', params: { id }, search }
    : { to: '/regular/$id/report', params: { id }, search }
/** The same by the listing's number. */
export function toListingReport(number: string, search?: SearchOf<'/spot/$id/report'>): Address {
  const listing = listingOfNumber(number)
  return listing ? toReport(listing.kind, String(listing.id), search) : toHome()
}

/** The page that shows the terms of the chosen listings before the doctor applies. */
export const toApplication = screen('/application/spot')
/** The same for a regular listing. */
export const toRegularApplication = screen('/application/regular')

/**
 * Search params stand in the order of the schema, whatever order they were given in: one search has one URL.
 */
const search =
  <To extends Path>(to: To, schema: { entries: object }) =>
  (given: SearchOf<To> = {}): { to: To; search: SearchOf<To> } => ({
    to,
    search: { ...Object.fromEntries(Object.keys(schema.entries).map((key) => [key, undefined])), ...given },
  })

export const toSpotSearch = search('/search/spot', spotSearchSchema)
export const toSpotResult = search('/search/spot/result', spotSearchSchema)
export const toSpotAdvanced = search('/search/spot/detail/advanced', spotSearchSchema)
export const toHighValue = search('/search/spot/high-value', spotSearchSchema)

export const toRegularSearch = search('/search/regular', regularSearchSchema)
export const toRegularResult = search('/search/regular/result', regularSearchSchema)
const toRegularAdvanced = search('/search/regular/detail/advanced', regularSearchSchema)

/** The search params that spot and regular searches have in common. */
export type AnySearch = Criteria & {
  sort?: SearchOf<'/search/spot'>['sort']
  view?: SearchOf<'/search/spot'>['view']
  after?: string
  said?: string
  withNg?: true | undefined
}

/** The sort order 勤務日の早い順 exists for spot listings only. */
const forRegular = (given: AnySearch = {}) => ({
  ...given,
  sort: given.sort === 'START_TIME_ASC' ? undefined : given.sort,
})

export const toSearch = (kind: SearchKind, given?: AnySearch): Address =>
  kind === 'spot' ? toSpotSearch(given) : toRegularSearch(forRegular(given))
export const toResult = (kind: SearchKind, given?: AnySearch): Address =>
  kind === 'spot' ? toSpotResult(given) : toRegularResult(forRegular(given))
export const toAdvanced = (kind: SearchKind, given?: AnySearch): Address =>
  kind === 'spot' ? toSpotAdvanced(given) : toRegularAdvanced(forRegular(given))
export const toHistory = (kind: SearchKind, search?: SearchOf<'/search/$kind/detail/history'>) =>
  ({ to: '/search/$kind/detail/history', params: { kind }, search }) satisfies Address

export const toLineApp = screen('/line/app')
export const toLineHandoff = screen('/line/handoff')
/** The index of the sitemaps, and one of them. */
export const toSitemaps = screen('/sitemap.xml')
export const toSitemap = (part: string) =>
  ({ to: '/sitemap/$name', params: { name: `${part}.xml` } }) satisfies Address
export const toAlerts = screen('/alerts.json')
export const toLineStart = screen('/line/start')
export const toLineUnlink = screen('/line/unlink')
export const toLineSession = screen('/line/session')
export const toOwnData = screen('/account/data')
/** Files of messages: uploaded here, and one of them. */
export const toMessageFiles = () => ({ to: '/messages/files' }) satisfies Address
export const toMessageFile = (id: string) => ({ to: '/messages/files/$id', params: { id } }) satisfies Address
export const toDocument = (id: string) => ({ to: '/documents/$name', params: { name: id } }) satisfies Address
export const toCalendarFile = (applicationId: string) =>
  ({ to: '/calendar/$name', params: { name: `${applicationId}.ics` } }) satisfies Address
/** The calendar that calendar programs read, by the doctor's token. */
export const toCalendarFeed = (token: string) =>
  ({ to: '/calendar/feed/$name', params: { name: `${token}.ics` } }) satisfies Address

/** The service worker, in `public`: web pushes, and pages without a connection. */
export const SERVICE_WORKER = '/service-worker.js'
