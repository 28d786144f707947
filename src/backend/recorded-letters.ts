import { createAccountLetters } from './account/account-letters.ts'
import { createFactorLetters } from './account/second-factor/factor-letters.ts'
import { createContactLetters } from './contact/contact-letters.ts'
import type { Database } from './database/client.ts'
import type { ShortMessageWriter } from './delivery/delivery-job.ts'
import type { LetterWriter } from './mail/letter.ts'
import { createStandingLetters } from './hospital/standing/standing-letters.ts'
import { createReviewLetters } from './listing-editor/review/review-letters.ts'
import { createNoticeLetters, createNoticeMessages } from './notice/notice-letters.ts'
import { createBankLetters } from './profile/bank-letters.ts'
import { createChangeLetters } from './profile/change-letters.ts'
import { createSavedSearchLetters, createSavedSearchMessages } from './saved-search/saved-search-letters.ts'
import { createMemberLetters } from './staff/member/member-letters.ts'
import { createDecisionLetters } from './doctor-review/decision-letters.ts'

/**
 * Writers of mails rendered from stored data alone. Services whose mails carry tokens bring their own
 * writers.
 */
export const createRecordedLetters = (
  database: Database,
  { origin, clock }: { origin: string; clock: () => Date },
): Readonly<Record<string, LetterWriter>> => ({
  ...createAccountLetters(origin),
  ...createFactorLetters(origin),
  ...createContactLetters(database, origin),
  ...createDecisionLetters(database, origin),
  ...createMemberLetters(database, origin),
  ...createStandingLetters(database, origin),
  ...createReviewLetters(database, origin),
  ...createChangeLetters(database, origin),
  ...createBankLetters(database, origin),
  ...createSavedSearchLetters(database, origin),
  ...createNoticeLetters(database, { origin, clock }),
})

/** Writers of the short messages that LINE and devices show. */
export const createShortMessages = (database: Database): Readonly<Record<string, ShortMessageWriter>> => ({
  ...createNoticeMessages(database),
  ...createSavedSearchMessages(database),
})
