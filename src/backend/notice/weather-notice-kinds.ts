import { toHospitalWorks, toMatched } from '../../platform/addresses.ts'
import type { Kind } from './notice-parts.ts'

/** The kinds about bad weather. `at` is the day and the place; `shift` of a hospital's says how many works begin on it. */
export const WEATHER_NOTICE_KINDS = {
  WEATHER_DECLARED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}の勤務の日に、悪天候の申告がありました`,
      body: `${shift}の勤務です(${at})。勤務は予定どおりです。やむをえず勤務できないときは、「悪天候」を理由にキャンセルを申請すると、注意は付きません。`,
      address: address ?? toMatched(),
    }),
  },
  WEATHER_DECLARED_AT_HOSPITAL: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '' }) => ({
      title: `悪天候の申告がありました: ${at}`,
      body: `この日に始まる勤務は${shift}です。先生にもお知らせしました。来られるかどうか、早めにご確認ください。`,
      address: toHospitalWorks(),
    }),
  },
  WEATHER_WITHDRAWN: {
    audience: 'DOCTOR',
    topic: 'WORK',
    isUrgent: true,
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}の勤務の日の、悪天候の申告が取り下げられました`,
      body: `${shift}の勤務です(${at})。「悪天候」を理由にしても、いまは注意が付くことがあります。`,
      address: address ?? toMatched(),
    }),
  },
  WEATHER_WITHDRAWN_AT_HOSPITAL: {
    audience: 'HOSPITAL',
    topic: 'WORK',
    isUrgent: true,
    words: ({ shift, at = '' }) => ({
      title: `悪天候の申告が取り下げられました: ${at}`,
      body: `この日に始まる勤務は${shift}です。先生にもお知らせしました。`,
      address: toHospitalWorks(),
    }),
  },
  WEATHER_FREED: {
    audience: 'DOCTOR',
    topic: 'WORK',
    words: ({ hospitalName, shift, at = '', address }) => ({
      title: `${hospitalName}の勤務のキャンセルに、注意は付きません`,
      body: `${shift}の勤務です。その日の悪天候が申告されたためです(${at})。`,
      address: address ?? toMatched(),
    }),
  },
} as const satisfies Record<string, Kind>

export type WeatherNoticeKind = keyof typeof WEATHER_NOTICE_KINDS
