import { and, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isLapsed } from '../account/session/lapsed.sql.ts'
import { account, knownDevice, loginAttempt, session } from '../database/schema/account/account.ts'
import { addressReturn } from '../database/schema/account/address-return.ts'
import { appreciation } from '../database/schema/work/appreciation.ts'
import { idempotencyKey } from '../database/schema/idempotency-key.ts'
import { application, work } from '../database/schema/work/application.ts'
import { dailyFigure } from '../database/schema/daily-figure.ts'
import { delivery } from '../database/schema/delivery.ts'
import { analyticsEvent, clickEvent, usageEvent } from '../database/schema/event.ts'
import { hospitalInvitation } from '../database/schema/hospital/hospital-invitation.ts'
import { lineFlow, lineHandoff } from '../database/schema/account/line.ts'
import { contact } from '../database/schema/contact.ts'
import { listingDraft } from '../database/schema/listing/listing-draft.ts'
import { listingReport } from '../database/schema/listing/listing-report.ts'
import { listingPurge } from '../database/schema/listing/listing-purge.ts'
import { mailConfirmation } from '../database/schema/account/mail-confirmation.ts'
import { mailOutbox, mailStop } from '../database/schema/account/mail.ts'
import { messageFile, messageThread } from '../database/schema/message.ts'
import { calendarBlock, rosterOmission } from '../database/schema/doctor/ng.ts'
import { notification } from '../database/schema/notification.ts'
import { passwordReset } from '../database/schema/account/password-reset.ts'
import { rehireOffer } from '../database/schema/work/rehire-offer.ts'
import { savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import { surveyNote } from '../database/schema/work/survey-note.ts'
import { workSurvey } from '../database/schema/work/work-survey.ts'
import { logInStep, shownSecret } from '../database/schema/account/second-factor.ts'

/** The doctor of the thread never had a work or a contract with its hospital. */
const isWithoutMatch = sql`not exists (select from ${work}
    where ${work.doctorId} = ${messageThread.doctorId} and ${work.hospitalId} = ${messageThread.hospitalId})
  and not exists (select from ${application}
    where ${application.doctorId} = ${messageThread.doctorId} and ${application.hospitalId} = ${messageThread.hospitalId}
      and ${application.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED'))`

export type Retention = {
  table: PgTable
  /** Days for which a row is kept after its last use, and the reason. */
  days: number
  why: string
  /** Condition: the row's last use was before that instant. */
  isOver: (before: Date) => SQL | undefined
}

/** Retention rules: entries with 0 days are purged hourly, others nightly. */
export const RETENTION: Readonly<Record<string, Retention>> = {
  registrations: {
    table: account,
    days: 0,
    why: 'an address nobody has proved in seven days may be somebody else’s',
    isOver: isLapsed,
  },
  waysBack: {
    table: addressReturn,
    days: 0,
    why: 'they hold former passwords',
    isOver: (before) => lt(addressReturn.expiresAt, before),
  },
  visitsToLine: {
    table: lineFlow,
    days: 0,
    why: 'a visit that never came back opens nothing',
    isOver: (before) => lt(lineFlow.expiresAt, before),
  },
  handoffs: {
    table: lineHandoff,
    days: 0,
    why: 'a log-in the app never picked up opens nothing',
    isOver: (before) => lt(lineHandoff.expiresAt, before),
  },
  logInSteps: {
    table: logInStep,
    days: 0,
    why: 'a log-in whose second step is over opens nothing',
    isOver: (before) => lt(logInStep.expiresAt, before),
  },
  shownSecrets: {
    table: shownSecret,
    days: 0,
    why: 'what was shown for ten minutes is shown no more',
    isOver: (before) => lt(shownSecret.expiresAt, before),
  },
  unsentFiles: {
    table: messageFile,
    days: 1,
    why: 'a file that was never sent is nobody’s',
    isOver: (before) =>
      and(
        isNull(messageFile.messageId),
        isNull(messageFile.objectionId),
        isNull(messageFile.workId),
        lt(messageFile.uploadedAt, before),
      ),
  },
  receipts: {
    table: messageFile,
    days: 5 * 365 + 2,
    why: 'a receipt of carfare belongs to the pay, whose records are kept for five years (労働基準法109条)',
    isOver: (before) => and(isNotNull(messageFile.workId), lt(messageFile.uploadedAt, before)),
  },
  drafts: {
    table: listingDraft,
    days: 180,
    why: 'a listing that nobody has gone on with for half a year is not published any more',
    isOver: (before) => lt(listingDraft.updatedAt, before),
  },
  questions: {
    table: messageThread,
    days: 365,
    why: 'a question without a match proves nothing about an employment; with it go its files and who opened it',
    isOver: (before) => and(lt(messageThread.lastMessageAt, before), isWithoutMatch),
  },
  contacts: {
    table: contact,
    days: 365,
    why: 'a complaint is followed up within a year; the reasons for reading it stay in the audit trail',
    isOver: (before) => lt(sql`coalesce(${contact.decidedAt}, ${contact.sentAt})`, before),
  },
  surveyWords: {
    table: surveyNote,
    days: 365,
    why: 'what a doctor told us is followed up within a year, as a question is; the words go with this row, and the reasons for reading them stay in the audit trail',
    isOver: (before) => lt(sql`coalesce(${surveyNote.handledAt}, ${surveyNote.sentAt})`, before),
  },
  surveyDrafts: {
    table: workSurvey,
    days: 30,
    why: 'a survey that was never sent says nothing, and its time to be sent is over',
    isOver: (before) => and(isNull(workSurvey.submittedAt), lt(workSurvey.savedAt, before)),
  },
  threads: {
    table: messageThread,
    days: 5 * 365 + 2,
    why: 'terms agreed in messages belong to the employment, whose records are kept for five years (労働基準法109条)',
    isOver: (before) => lt(messageThread.lastMessageAt, before),
  },
  listingReports: {
    table: listingReport,
    days: 400,
    why: 'our decision can be asked about for a year; the audit trail keeps its reason',
    isOver: (before) => lt(listingReport.decidedAt, before),
  },
  attempts: {
    table: loginAttempt,
    days: 2,
    why: 'the longest window of a rate limit is a day',
    isOver: (before) => lt(loginAttempt.windowStart, before),
  },
  devices: {
    table: knownDevice,
    days: 400,
    why: 'as long as browsers keep the cookie',
    isOver: (before) => lt(knownDevice.lastSeenAt, before),
  },
  sessions: {
    table: session,
    days: 90,
    why: 'who was signed in, and with what, is asked for after a theft is noticed',
    isOver: (before) => or(lt(session.expiresAt, before), lt(session.revokedAt, before)),
  },
  passwordResets: {
    table: passwordReset,
    days: 30,
    why: 'a link of an old mail says what became of it',
    isOver: (before) => lt(passwordReset.expiresAt, before),
  },
  mailConfirmations: {
    table: mailConfirmation,
    days: 30,
    why: 'a link of an old mail says what became of it',
    isOver: (before) => lt(mailConfirmation.expiresAt, before),
  },
  invitations: {
    table: hospitalInvitation,
    days: 90,
    why: 'who was invited is recorded beside it; the address is not kept longer',
    isOver: (before) => lt(hospitalInvitation.expiresAt, before),
  },
  mails: {
    table: mailOutbox,
    days: 30,
    why: 'one cause is one mail, and staff may send again what failed; an address is not kept longer',
    isOver: (before) => lt(mailOutbox.createdAt, before),
  },
  mailStops: {
    table: mailStop,
    days: 2 * 365,
    why: 'a mail is read, and stopped by its link, long after it was sent; without address or text',
    isOver: (before) => lt(mailStop.sentAt, before),
  },
  deliveries: {
    table: delivery,
    days: 30,
    why: 'as for mails: one cause is one message, and staff may send again what failed',
    isOver: (before) => lt(delivery.createdAt, before),
  },
  answers: {
    table: idempotencyKey,
    days: 90,
    why: 'a page can post its form again as long as its session lives',
    isOver: (before) => lt(idempotencyKey.createdAt, before),
  },
  hits: {
    table: savedSearchHit,
    days: 180,
    why: 'a listing published anew is told of to nobody twice',
    isOver: (before) => lt(savedSearchHit.at, before),
  },
  blockedTimes: {
    table: calendarBlock,
    days: 30,
    why: 'a time that has passed blocks nothing; a month of the calendar of works is looked back at',
    isOver: (before) => lt(calendarBlock.endTime, before),
  },
  rosterOmissions: {
    table: rosterOmission,
    days: 30,
    why: 'a doctor reads after an import what was left out; the names of events are kept for nothing else',
    isOver: (before) => lt(rosterOmission.createdAt, before),
  },
  rehireOffers: {
    table: rehireOffer,
    days: 400,
    why: 'a doctor looks back a year at most; what was accepted is part of the contract',
    isOver: (before) => and(lt(rehireOffer.decidedAt, before), ne(rehireOffer.state, 'ACCEPTED')),
  },
  notices: {
    table: notification,
    days: 400,
    why: 'a doctor looks back a year at most',
    isOver: (before) => lt(notification.createdAt, before),
  },
  removedThanks: {
    table: appreciation,
    days: 400,
    why: 'our decision can be asked about for a year; the words are shown to nobody',
    isOver: (before) => and(eq(appreciation.reportState, 'REMOVED'), lt(appreciation.decidedAt, before)),
  },
  listingPurges: {
    table: listingPurge,
    days: 2,
    why: 'a process that has not searched for so long reads all listings anew',
    isOver: (before) => lt(listingPurge.at, before),
  },
  usage: {
    table: usageEvent,
    days: 400,
    why: 'a month is compared with the same month of the year before',
    isOver: (before) => lt(usageEvent.receivedAt, before),
  },
  clicks: {
    table: clickEvent,
    days: 400,
    why: 'a month is compared with the same month of the year before',
    isOver: (before) => lt(clickEvent.receivedAt, before),
  },
  dailyFigures: {
    table: dailyFigure,
    days: 3 * 365 + 1,
    why: 'counts of a day name nobody; seasons are compared over three years',
    isOver: (before) => lt(dailyFigure.countedAt, before),
  },
  analytics: {
    table: analyticsEvent,
    days: 400,
    why: 'a month is compared with the same month of the year before',
    isOver: (before) => lt(analyticsEvent.receivedAt, before),
  },
}
