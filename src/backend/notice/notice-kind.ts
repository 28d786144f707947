import { UNDO_MINUTES } from '../../domain/application/withdraw-outcome.ts'
import type { NoticeTopic } from '../../domain/doctor/profile-words.ts'
import { hrefOf } from '../../platform/address.ts'
import { toApplied, toHospital, toMatched } from '../../platform/addresses.ts'
import { CAUTION_NOTICE_KINDS } from './caution-notice-kinds.ts'
import { CONFIRMATION_NOTICE_KINDS } from './confirmation-notice-kinds.ts'
import { DATE_NOTICE_KINDS } from './date-notice-kinds.ts'
import { LISTING_REPORT_NOTICE_KINDS } from './listing-report-notice-kinds.ts'
import { DOCTOR, type Kind, type NoticeFacts } from './notice-parts.ts'
import { NO_SHOW_NOTICE_KINDS } from './no-show-notice-kinds.ts'
import { OBJECTION_NOTICE_KINDS } from './objection-notice-kinds.ts'
import { PAYMENT_NOTICE_KINDS } from './payment-notice-kinds.ts'
import { RECORD_NOTICE_KINDS } from './record-notice-kinds.ts'
import { REGULAR_NOTICE_KINDS } from './regular-notice-kinds.ts'
import { TERMS_NOTICE_KINDS } from './terms-notice-kinds.ts'
import { REHIRE_NOTICE_KINDS } from './rehire-notice-kinds.ts'
import { CONVERSION_NOTICE_KINDS, RENEWAL_NOTICE_KINDS } from './renewal-notice-kinds.ts'
import { THANKS_NOTICE_KINDS } from './thanks-notice-kinds.ts'
import { WEATHER_NOTICE_KINDS } from './weather-notice-kinds.ts'
import { WORK_NOTICE_KINDS } from './work-notice-kinds.ts'

const SELF = 'APPLICATION'

/** Every kind of notice that a transaction orders. Notices of new listings: `../saved-searches`. */
export const NOTICE_KINDS = {
  APPLICATION_RECEIVED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift, missing }) => ({
      title: `${DOCTOR}先生から応募がありました`,
      body: `${shift}の求人への応募です。${missing === undefined ? '' : `必要な経験のうち、次のものが足りません: ${missing}。`}回答の期限までにご確認ください。`,
      address: toHospital(),
    }),
  },
  APPLICATION_MATCHED_AT_ONCE: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生の勤務が成立しました`,
      body: `${shift}の求人(選考なし)に応募があり、勤務が成立しました。`,
      address: toHospital(),
    }),
  },
  APPLICATION_UNDONE: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生の応募が取り消されました`,
      body: `${shift}の求人への応募が、応募から${UNDO_MINUTES}分以内に取り消されました。`,
      address: toHospital(),
    }),
  },
  APPLICATION_WITHDRAWN: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生が応募を取り下げました`,
      body: `${shift}の求人への応募です。ご回答は必要ありません。`,
      address: toHospital(),
    }),
  },
  APPLICATION_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生の応募が回答期限切れになりました`,
      body: `${shift}の求人への応募に、期限までに回答がありませんでした。`,
      address: toHospital(),
    }),
  },
  APPLICATION_EXPIRED: {
    audience: 'DOCTOR',
    topic: SELF,
    isRefusal: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}から期限までに回答がありませんでした`,
      body: `${shift}の求人への応募は終了しました。代わりの求人をおさがしいただけます。`,
      address: toApplied(),
    }),
  },
  APPLICATION_LISTING_CLOSED: {
    audience: 'DOCTOR',
    topic: SELF,
    isRefusal: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の募集が終了しました`,
      body: `${shift}の求人への応募は終了しました。代わりの求人をおさがしいただけます。`,
      address: toApplied(),
    }),
  },
  APPLICATION_ACCEPTED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の勤務が成立しました`,
      body: `${shift}の勤務が確定しました。集合場所と持ち物をご確認ください。`,
      address: toMatched(),
    }),
  },
  APPLICATION_OFFERED: {
    audience: 'DOCTOR',
    topic: SELF,
    isUrgent: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}から条件の提示がありました`,
      body: `${shift}の求人への応募です。期限までにご回答ください。`,
      address: toApplied(),
    }),
  },
  APPLICATION_DECLINED: {
    audience: 'DOCTOR',
    topic: SELF,
    isRefusal: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の応募はお見送りとなりました`,
      body: `${shift}の求人への応募です。理由と代わりの求人をご確認いただけます。`,
      address: toApplied(),
    }),
  },
  OFFER_ACCEPTED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生が条件に同意し、勤務が成立しました`,
      body: `${shift}の勤務です。`,
      address: toHospital(),
    }),
  },
  OFFER_DECLINED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生が条件の提示をお断りになりました`,
      body: `${shift}の求人への応募は終了しました。`,
      address: toHospital(),
    }),
  },
  OFFER_EXPIRED: {
    audience: 'DOCTOR',
    topic: SELF,
    isRefusal: true,
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の条件提示への回答期限が過ぎました`,
      body: `${shift}の求人への応募は終了しました。代わりの求人をおさがしいただけます。`,
      address: toApplied(),
    }),
  },
  OFFER_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: SELF,
    words: ({ shift }) => ({
      title: `${DOCTOR}先生から、条件の提示への回答がありませんでした`,
      body: `${shift}の求人への応募は、回答の期限が過ぎて終了しました。`,
      address: toHospital(),
    }),
  },
  ...REGULAR_NOTICE_KINDS,
  MESSAGE_TO_HOSPITAL: {
    audience: 'HOSPITAL',
    topic: 'MESSAGE',
    words: ({ shift, address }) => ({
      // Before the doctor applies, the hospital does not know the name.
      title: '先生からメッセージが届きました',
      body: `${shift}の求人についてです。`,
      address: address ?? toHospital(),
    }),
  },
  MESSAGE_TO_DOCTOR: {
    audience: 'DOCTOR',
    topic: 'MESSAGE',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}からメッセージが届きました`,
      body: `${shift}の求人についてです。`,
      address: address ?? toApplied(),
    }),
  },
  ...WORK_NOTICE_KINDS,
  ...DATE_NOTICE_KINDS,
  ...RECORD_NOTICE_KINDS,
  ...TERMS_NOTICE_KINDS,
  ...NO_SHOW_NOTICE_KINDS,
  ...CAUTION_NOTICE_KINDS,
  ...WEATHER_NOTICE_KINDS,
  ...OBJECTION_NOTICE_KINDS,
  ...REHIRE_NOTICE_KINDS,
  ...RENEWAL_NOTICE_KINDS,
  ...CONVERSION_NOTICE_KINDS,
  ...THANKS_NOTICE_KINDS,
  ...PAYMENT_NOTICE_KINDS,
  ...LISTING_REPORT_NOTICE_KINDS,
  ...CONFIRMATION_NOTICE_KINDS,
} as const satisfies Record<string, Kind>

export type NoticeKind = keyof typeof NOTICE_KINDS

const isNoticeKind = (type: string): type is NoticeKind => Object.hasOwn(NOTICE_KINDS, type)

/** The kind of a stored notice; null for one of new listings. Throws for a kind that only a newer version knows. */
function kindOf(type: string): Kind | null {
  if (type === 'SAVED_SEARCH_NEW') return null
  if (!isNoticeKind(type)) throw new Error(`unknown kind of notice: ${type}`)
  return NOTICE_KINDS[type]
}

/** The doctor's setting that decides about a stored notice. */
export const topicOf = (type: string): NoticeTopic => kindOf(type)?.topic ?? 'LISTING'

/** Whether a stored notice tells the doctor of a refusal. */
export const isRefusalNotice = (type: string): boolean => kindOf(type)?.isRefusal === true

/** The words of a notice, with the path it leads to. */
export function wordsOf(kind: NoticeKind, facts: NoticeFacts) {
  const { address, ...words } = NOTICE_KINDS[kind].words(facts)
  return { ...words, link: hrefOf(facts.address ?? address) }
}
