import { toHospitalPayments, toPayments } from '../../platform/addresses.ts'
import { DOCTOR, type Kind } from './notice-parts.ts'

/** The kinds about pay and withholding slips. */
export const PAYMENT_NOTICE_KINDS = {
  WORK_PAID: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}から支払いの連絡がありました`,
      body: `${shift}の勤務が支払い済みになりました。明細と入金をご確認ください。`,
      address: address ?? toPayments(),
    }),
  },
  PAY_TAKEN_BACK: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, address }) => ({
      title: `${hospitalName}が支払い済みの記録を取り消しました`,
      body: `${shift}の勤務です。誤って記録されたため、支払い待ちに戻りました。`,
      address: address ?? toPayments(),
    }),
  },
  SLIP_ISSUED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, at = '', address }) => ({
      title: `${hospitalName}が${at}分の源泉徴収票を交付しました`,
      body: '届いたら、支払いの画面で「受領」にしてください。確定申告に使います。',
      address: address ?? toPayments(),
    }),
  },
  PAYMENT_OVERDUE: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    words: ({ shift, address }) => ({
      title: `${DOCTOR}先生への支払日を過ぎています`,
      body: `${shift}の勤務です。支払いがお済みのときは、支払い済みにしてください。`,
      address: address ?? toHospitalPayments(),
    }),
  },
} as const satisfies Record<string, Kind>
