import { setTimeout as wait } from 'node:timers/promises'
import { asPartOfRead } from '../platform/server/together.server.ts'
import trustedDocuments from '../contract/gen/trusted-documents.json' with { type: 'json' }
import { createAccountEndpoint } from './account-api/account.graphql.ts'
import { createAccountService } from './account/account.service.ts'
import { createFactors } from './account/second-factor/factors.ts'
import { createCallerService } from './account/caller.service.ts'
import type { VerifyCaller } from './rpc/rpc-method.ts'
import { createCustomTokenMint } from './account/token/firebase.ts'
import { createFirebaseVerifier, firebaseIssuer } from './account/token/firebase-token.ts'
import { createRegisterService } from './account/register.service.ts'
import { createRequestCaller } from './account/request-account.service.ts'
import { createIdTokens } from './account/token/id-token.ts'
import { createLeaveService } from './leaving/leave.service.ts'
import { createMailConfirmationService } from './account/mailbox/mail-confirmation.service.ts'
import { createOwnSessionsService } from './account/session/own-sessions.service.ts'
import { createUnsentTexts } from './account/session/unsent-texts.ts'
import { createPasswordResetService } from './account/password/password-reset.service.ts'
import { createPasswordService } from './account/password/password.service.ts'
import { createPasswordHashing } from './account/password/password.ts'
import { createTakeBackService } from './account/mailbox/take-back.service.ts'
import { createProofOfMailboxService } from './account/mailbox/proof-of-mailbox.service.ts'
import { createJwksHandler } from './account/token/jwks.ts'
import { createSigningKeys } from './account/token/signing-keys.ts'
import { createTokenVerifier } from './account/token/token-claims.ts'
import type { Backend, BackendDeps } from './backend-parts.ts'
import { NO_APPS } from './environment/app-links-environment.ts'
import { createAlertsHandler } from './alert/alert.handler.ts'
import { createAnalytics } from './telemetry/analytics.ts'
import { openBundledDatabases } from './bundled-databases.ts'
import { createLineWebhookHandler } from './delivery/line-webhook.handler.ts'
import { FILES_IN_DATABASE } from './file/file-store.ts'
import { DECODE_WORKER } from './file/worker-run.ts'
import { createDownloadHandlers } from './download-handlers.ts'
import { createCrawlerHandlers } from './discovery/crawler-handlers.ts'
import { createWellKnownHandlers } from './discovery/well-known.handlers.ts'
import { createErrorPort, logBrowserError } from './error-report/error-port.ts'
import { createErrorReportHandler } from './error-report/error-report.handler.ts'
import { readEnvironment } from './environment/environment.ts'
import { createDiskMemory } from './health/disk-memory.ts'
import { createReadyzHandler, livez } from './health/health.handler.ts'
import { now } from '../platform/clock.ts'
import { logSecurity, noteAccount } from '../platform/server/log.server.ts'
import { createMemberships } from './gate/memberships.ts'
import { createMessageHub } from './message/message-hub.ts'
import { listen } from './message/message-listener.ts'
import { createMessageStreams } from './message/message-stream.handler.ts'
import { createUnsubscribeHandler } from './notice/unsubscribe.handler.ts'
import { createJobEngine, type JobEngine } from './jobs/job-engine.ts'
import { createLineHandlers } from './account/line/line.handler.ts'
import { createListingsEndpoint } from './listing-api/listing.graphql.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createMetricsHandler } from './metrics/metrics.handler.ts'
import { createSealKeys } from './seal-keys/seal-keys.ts'
import { createSmtp } from './mail/smtp.ts'
import { createProfileService } from './profile/profile.service.ts'
import { once } from '../platform/server/once.server.ts'
import { createOwnJobs } from './own-jobs.ts'
import { createInvitations } from './hospital/invitation.service.ts'
import { createRecordedLetters } from './recorded-letters.ts'
import { recordFactor } from './record-factor.ts'
import { createOurStaff } from './gate/our-staff.service.ts'
import { createUploadHandlers } from './upload-handlers.ts'
import { doctorWithSession } from './user/user.service.ts'

export { TwirpError } from './rpc/twirp-error.ts'
export type { Backend, BackendDeps } from './backend-parts.ts'

/** Limit for background work when closing. */
const STOP_MS = 3_000

/** The bundled servers over one database. `close` ends the database's pool. */
export function createBackend({
  database,
  clock,
  origin,
  production,
  crawlers = true,
  appLinks = NO_APPS,
  operatorMail = null,
  firebase,
  line: lineSettings = null,
  lineMessaging = null,
  webPush = null,
  bankKey = null,
  otherBankKey = null,
  files = FILES_IN_DATABASE,
  secondFactor = 'OPTIONAL',
  staffSecondFactor = 'OPTIONAL',
  hashing = createPasswordHashing(),
  searchEngine,
  replica = null,
  decodeWorker = DECODE_WORKER,
  report: tell,
  log = logBrowserError,
  listenUrl = null,
  metricsToken = null,
  sendMail,
}: BackendDeps): Backend {
  let draining = false
  const disk = createDiskMemory(database)
  const report: BackendDeps['report'] = (error, context) => {
    disk.hear(error)
    tell(error, context)
  }
  const keys = createSigningKeys(database, clock)
  const tokens = createIdTokens({ issuer: origin, keys, clock })
  const reportFrom = (path: string) => (error: unknown) => report(error, { path })
  const issuers = new Map([[origin, tokens.verify]])
  if (firebase) {
    const options = { clock, report: reportFrom('Firebase') }
    issuers.set(firebaseIssuer(firebase.projectId), createFirebaseVerifier(firebase, options))
  }
  const findCaller = createCallerService({ database, verifyToken: createTokenVerifier(issuers), clock })
  const verifyCaller: VerifyCaller = async (bearer) => {
    const caller = await findCaller(bearer)
    noteAccount(caller?.accountId ?? null)
    if (bearer !== null && !caller) logSecurity('authn_token_reuse', { reason: 'bearer refused' })
    return caller
  }

  const analytics = createAnalytics({ database, clock, verifyCaller, report })
  const passwordResets = createPasswordResetService({ database, hashing, clock, origin })
  const mailConfirmations = createMailConfirmationService({ database, clock, origin })
  const takingBack = createTakeBackService({ database, hashing, clock, origin })
  const invitations = createInvitations(database, clock, origin)
  const letters = {
    ...invitations.letters,
    ...passwordResets.letters,
    ...mailConfirmations.letters,
    ...takingBack.letters,
    ...createRecordedLetters(database, { origin, clock }),
  }
  const parties = { line: lineSettings, lineMessaging, webPush, files, sendMail }
  const ownJobs = createOwnJobs({ database, clock, origin, ...parties, letters })
  const jobs = createJobEngine({ database, jobs: ownJobs, report })
  const seal = bankKey && createSealKeys(otherBankKey ? [bankKey, otherBankKey] : [bankKey], clock)
  const memberships = createMemberships({ database, clock, rule: seal ? secondFactor : 'UNAVAILABLE' })
  const passwords = createPasswordService({ database, hashing, clock })
  const line = createLineHandlers({
    settings: lineSettings,
    database,
    passwords,
    origin,
    clock,
    report: reportFrom('/line'),
  })
  const staffFactorRule = seal ? staffSecondFactor : ('UNAVAILABLE' as const)
  const staff = createOurStaff({ database, clock, factorRule: staffFactorRule })
  const account = createAccountEndpoint({
    services: {
      service: createAccountService({
        database,
        tokens,
        verifyCaller,
        mintCustomToken: createCustomTokenMint(firebase, clock),
        hashing,
        withSession: [doctorWithSession(database, clock), staff.withSession, memberships.withSession],
        clock,
      }),
      register: createRegisterService({ database, hashing, clock }),
      passwords,
      passwordResets,
      mails: mailConfirmations,
      takingBack,
      proofs: createProofOfMailboxService({ database, hashing, clock }),
      ownSessions: createOwnSessionsService(database, clock),
      ...createFactors({ database, passwords, seal, record: recordFactor, clock }),
      leaving: createLeaveService(database, clock),
      lineLinks: line.links,
    },
    origin,
    production,
    trustedDocuments: trustedDocuments.account,
    report: reportFrom('/account/graphql'),
  })
  const listings = createListingsEndpoint({
    database,
    ...{ engine: searchEngine, replica },
    memberships,
    clock,
    verifyCaller,
    production,
    trustedDocuments: trustedDocuments.listings,
    report: reportFrom('/listings/graphql'),
  })
  const profile = createProfileService({ database, clock, seal })
  const requests = createRequestCaller({ database, clock, verifyCaller })
  const people = { database, clock, memberships, staff, ...requests }
  const hub = createMessageHub()
  const listener = listen({ url: listenUrl, pool: database.$client }, hub, reportFrom('LISTEN'))
  const rpc = once(async () => {
    const { createRpcServers } = await import('./rpc-servers.ts')
    const own = { profile, hub, webPush, invitations, staffFactorRule }
    return createRpcServers({ ...people, verifyCaller, report, ...own })
  })

  const messageStreams = createMessageStreams({
    ...people,
    hub,
    begin: () => listener.start(),
    report: reportFrom('/messages/events'),
  })
  const metrics = createMetrics({
    database,
    clock,
    poolSize: database.$client.options.max,
    openStreams: messageStreams.open,
    analyticsCounts: analytics.events.counts,
    searchAges: listings.searchAges,
  })
  return {
    handlers: {
      accountGraphql: account.handle,
      listingsGraphql: listings.handle,
      connect: async (request) => (await rpc()).connect.handle(request),
      twirp: async (request) => (await rpc()).twirp.handle(request),
      collect: analytics.handle,
      alerts: createAlertsHandler(database, clock),
      errorReports: createErrorReportHandler({ origin, clock, log }),
      ...createDownloadHandlers({ ...people, origin, profile, passwords, report }),
      messageEvents: messageStreams.handle,
      ...createUploadHandlers({ ...people, files, origin, decodeWorker, report }),
      unsubscribe: createUnsubscribeHandler({ database, report: reportFrom('/mail/unsubscribe') }),
      jwks: createJwksHandler(keys),
      ...createCrawlerHandlers({ database, clock, origin, crawlers }),
      ...createWellKnownHandlers({ origin, clock, appLinks, mail: operatorMail }),
      lineStart: line.start,
      lineCallback: line.callback,
      lineUnlink: line.unlink,
      lineSession: line.session,
      lineWebhook: createLineWebhookHandler({
        database,
        channelSecret: lineMessaging?.channelSecret ?? null,
        provider: lineSettings?.issuer ?? '',
        report: reportFrom('/line/webhook'),
      }),
      livez,
      metrics: createMetricsHandler({ metrics, token: metricsToken }),
      readyz: createReadyzHandler({ database, disk, isDraining: () => draining }),
    },
    inProcess: {
      account: async (operation) => asPartOfRead(() => account.execute(operation)),
      listings: async (...call) => asPartOfRead(() => listings.execute(...call)),
      collect: analytics.collect,
      user: (bearer) => ({
        unary: async (...call) =>
          asPartOfRead(async () => (await rpc()).connect.transport(bearer).unary(...call)),
        stream: async (...call) => (await rpc()).connect.transport(bearer).stream(...call),
      }),
      twirp: async (...call) => asPartOfRead(async () => (await rpc()).twirp.call(...call)),
    },
    unsentTexts: createUnsentTexts({ database, key: bankKey, otherKey: otherBankKey }),
    shown: listings.shown,
    warmSearch: listings.warm,
    metrics,
    analytics: analytics.events,
    jobs,
    drain: () => {
      draining = true
      messageStreams.close()
    },
    close: async () => {
      messageStreams.close()
      await listener.close()
      await Promise.race([analytics.events.flush(), wait(STOP_MS, undefined, { ref: false })])
      // A job that is still running, for instance waiting for a mail server, returns to the queue.
      await Promise.race([jobs.stop(), wait(STOP_MS, undefined, { ref: false })])
      await Promise.all([database.close(), replica?.close()])
    },
  }
}

declare global {
  // Global, because hot reload evaluates this module again.
  var bundledJobs: JobEngine | undefined
}

/** Delay of the jobs where pages are rendered too, so that the first pages of a started process come first. */
const JOBS_AFTER_MS = 1_000

let bundled: Backend | undefined

/** The backend of this process, created from the environment on first use. Throws an `EnvironmentError`. */
export function bundledBackend(): Backend {
  if (!bundled) {
    const { role, smtp, ...settings } = readEnvironment(process.env)
    bundled = createBackend({
      ...openBundledDatabases(settings),
      clock: now,
      ...settings,
      ...createErrorPort(settings.sentry, now),
      sendMail: smtp && createSmtp(smtp),
    })
    void globalThis.bundledJobs?.stop()
    const jobs = (globalThis.bundledJobs = bundled.jobs)
    if (role !== 'web') setTimeout(() => jobs.start(), role === 'both' ? JOBS_AFTER_MS : 0).unref()
  }
  return bundled
}
