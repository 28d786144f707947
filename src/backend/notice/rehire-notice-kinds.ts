import { toHospital, toRehireOffers } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about rehire offers (再勤務オファー). An accepted one is told of by the match: `applicationNotice`. */
export const REHIRE_NOTICE_KINDS = {
  REHIRE_OFFER_RECEIVED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift, at = '' }) => ({
      title: `${hospitalName}から再勤務オファーが届きました`,
      body: `${shift}の勤務です。${at}までに、承諾か辞退をお選びください。`,
      address: toRehireOffers(),
    }),
  },
  REHIRE_OFFER_WITHDRAWN: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}が再勤務オファーを取り下げました`,
      body: `${shift}の勤務のオファーです。ご回答は必要ありません。`,
      address: toRehireOffers(),
    }),
  },
  REHIRE_OFFER_EXPIRED: {
    audience: 'DOCTOR',
    topic: 'APPLICATION',
    words: ({ hospitalName, shift }) => ({
      title: `${hospitalName}の再勤務オファーが終わりました`,
      body: `${shift}の勤務のオファーは、期限が過ぎたか、募集が終わりました。代わりの求人をおさがしいただけます。`,
      address: toRehireOffers(),
    }),
  },
  REHIRE_OFFER_ACCEPTED: {
    audience: 'HOSPITAL',
    topic: 'APPLICATION',
    isUrgent: true,
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生がオファーを承諾し、勤務が成立しました`,
      body: `${shift}の勤務です。労働契約が成立しています。`,
      address: address ?? toHospital(),
    }),
  },
  REHIRE_OFFER_DECLINED: {
    audience: 'HOSPITAL',
    topic: 'APPLICATION',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生がオファーを辞退されました`,
      body: `${shift}の勤務のオファーです。募集は続いています。`,
      address: address ?? toHospital(),
    }),
  },
  REHIRE_OFFER_UNANSWERED: {
    audience: 'HOSPITAL',
    topic: 'APPLICATION',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生へのオファーが期限切れになりました`,
      body: `${shift}の勤務のオファーに、期限までに回答がありませんでした。`,
      address: address ?? toHospital(),
    }),
  },
} as const satisfies Record<string, Kind>

export type RehireNoticeKind = keyof typeof REHIRE_NOTICE_KINDS
