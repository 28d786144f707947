import { NOT_RENEWED_DAYS } from '../../domain/work/renewal.ts'
import { toHospital, toMatched } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about renewing a regular contract (契約の更新); `at` is the day that each is about. */
export const RENEWAL_NOTICE_KINDS = {
  RENEWAL_ASKED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生の契約を更新するか、お決めください`,
      body: `${shift}の契約は${at}で満了します。更新しないときは、満了の${NOT_RENEWED_DAYS}日前までに先生へのお知らせが必要です。`,
      address: address ?? toHospital(),
    }),
  },
  RENEWAL_ACCEPTED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生が契約の更新に同意しました`,
      body: `${shift}の契約は${at}まで続きます。`,
      address: address ?? toHospital(),
    }),
  },
  RENEWAL_DECLINED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生が契約の更新を辞退しました`,
      body: `${shift}の契約は${at}で満了します。それまでの勤務は予定どおりです。`,
      address: address ?? toHospital(),
    }),
  },
  RENEWAL_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生の契約は、更新されずに満了します`,
      body: `${shift}の契約です。更新の確認が期限までに終わらなかったため、${at}で満了します。`,
      address: address ?? toHospital(),
    }),
  },
  RENEWAL_OFFERED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}から契約の更新の提案がありました`,
      body: `${shift}の契約です。${at}までに、同意するか辞退するかをお選びください。`,
      address: address ?? toMatched(),
    }),
  },
  RENEWAL_RETRACTED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が更新の提案を取り下げました`,
      body: `${shift}の契約です。条件を変えて、もう一度提案があることがあります。`,
      address: address ?? toMatched(),
    }),
  },
  RENEWAL_NOT_OFFERED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}との契約は、更新されずに満了します`,
      body: `${shift}の契約は${at}で満了します。それまでの勤務は予定どおりです。`,
      address: address ?? toMatched(),
    }),
  },
  RENEWAL_LAPSED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}との契約は、更新されずに満了します`,
      body: `${shift}の契約です。更新の確認が期限までに終わらなかったため、${at}で満了します。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>

export type RenewalNoticeKind = keyof typeof RENEWAL_NOTICE_KINDS

/** The kinds about turning a contract into one without a term (無期転換); `at` is its first day. */
export const CONVERSION_NOTICE_KINDS = {
  CONVERSION_APPLIED: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '', address }) => ({
      title: `${DOCTOR}先生が無期転換を申し込みました`,
      body: `${shift}の契約は、${at}から期間の定めのない契約になります(労働契約法18条)。内容をご確認ください。`,
      address: address ?? toHospital(),
    }),
  },
  CONVERSION_RECORDED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}への無期転換の申し込みを記録しました`,
      body: `${shift}の契約は、${at}から期間の定めのない契約になります(労働契約法18条)。労働条件通知書が新しくなります。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>

export type ConversionNoticeKind = keyof typeof CONVERSION_NOTICE_KINDS
