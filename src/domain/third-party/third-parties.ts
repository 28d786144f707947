import type { ScriptId } from './script-ids.ts'

/** Directives of the CSP that a third party may add hosts to. */
const PARTY_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
] as const

export type PartyDirective = (typeof PARTY_DIRECTIVES)[number]

export type ThirdParty = {
  service: string
  company: string
  purpose: string
  /** What leaves the device, or our server, each in a few words. */
  sent: readonly string[]
  /** Who sends it: the visitor's browser, or our server on behalf of nobody in particular. */
  sender: 'BROWSER' | 'SERVER'
  hosts: Partial<Record<PartyDirective, readonly string[]>>
  /** Its script inserts style elements and attributes, which no nonce covers. */
  stylesItself?: true
  /** The environment variable that switches it on. */
  setting: string
  /** Whether a visitor is asked before anything is requested from it. */
  asksConsent: boolean
  policy: string
}

const PAGE = '閲覧しているページのアドレスと題名'
const DEVICE = 'ブラウザと端末の種類、画面の大きさ、言語'
const NETWORK = 'IPアドレス'

/**
 * Every third party that the app can be set up to use. The CSP, what the browser loads and the page 外部送信 all follow
 * from this table; one whose setting is missing is in none of them.
 */
export const THIRD_PARTIES = {
  analytics: {
    service: 'Google アナリティクス',
    company: 'Google LLC',
    purpose: 'よく使われる画面と使われない画面を知り、画面を直すため',
    sent: [PAGE, DEVICE, NETWORK, '同じブラウザであることを示す識別子(Cookie)'],
    sender: 'BROWSER',
    hosts: {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
    setting: 'GOOGLE_ANALYTICS_ID',
    asksConsent: true,
    policy: 'https://policies.google.com/privacy?hl=ja',
  },
  tagManager: {
    service: 'Google タグマネージャー',
    company: 'Google LLC',
    purpose: '計測用のタグをまとめて管理するため',
    sent: [PAGE, DEVICE, NETWORK],
    sender: 'BROWSER',
    hosts: {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com'],
      'connect-src': ['https://www.googletagmanager.com'],
    },
    setting: 'GOOGLE_TAG_MANAGER_ID',
    asksConsent: true,
    policy: 'https://policies.google.com/privacy?hl=ja',
  },
  marketing: {
    service: 'KARTE',
    company: '株式会社プレイド',
    purpose: '閲覧の状況に合わせたご案内を表示するため',
    sent: [PAGE, DEVICE, NETWORK, '同じブラウザであることを示す識別子(Cookie)'],
    sender: 'BROWSER',
    hosts: {
      'script-src': ['https://*.karte.io'],
      'style-src': ['https://*.karte.io'],
      'img-src': ['https://*.karte.io'],
      'font-src': ['https://*.karte.io'],
      'connect-src': ['https://*.karte.io', 'wss://*.karte.io'],
    },
    stylesItself: true,
    setting: 'KARTE_API_KEY',
    asksConsent: true,
    policy: 'https://plaid.co.jp/privacy/',
  },
  chat: {
    service: 'チャネルトーク',
    company: '株式会社Channel Corporation',
    purpose: 'お問い合わせのチャットを表示し、返信をお届けするため',
    sent: [
      PAGE,
      DEVICE,
      NETWORK,
      'チャットに入力された内容',
      'ログイン中の場合は、アカウントの識別番号とお名前',
    ],
    sender: 'BROWSER',
    hosts: {
      'script-src': ['https://*.channel.io'],
      'style-src': ['https://*.channel.io'],
      'img-src': ['https://*.channel.io'],
      'font-src': ['https://*.channel.io'],
      'connect-src': ['https://*.channel.io', 'wss://*.channel.io'],
      'frame-src': ['https://*.channel.io'],
      'media-src': ['https://*.channel.io'],
    },
    stylesItself: true,
    setting: 'CHANNEL_TALK_PLUGIN_KEY',
    asksConsent: false,
    policy: 'https://channel.io/ja/terms/privacy',
  },
  firebase: {
    service: 'Firebase Authentication',
    company: 'Google LLC',
    purpose: 'アプリとブラウザで同じログインの状態を保つため',
    sent: [NETWORK, 'ブラウザの種類', 'ログインの状態を示すトークン'],
    sender: 'BROWSER',
    hosts: {
      'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    },
    setting: 'FIREBASE_API_KEY',
    asksConsent: false,
    policy: 'https://firebase.google.com/support/privacy?hl=ja',
  },
  line: {
    service: 'LINEログイン・LINE公式アカウント',
    company: 'LINEヤフー株式会社',
    purpose: '先生が選んだ場合に、LINEでのログインと、LINEでのお知らせを行うため',
    sent: ['先生がLINEの画面で許可した情報', 'LINEで受け取ると選んだお知らせの本文'],
    sender: 'BROWSER',
    hosts: { 'form-action': ['https://access.line.me'] },
    setting: 'LINE_CHANNEL_ID',
    asksConsent: false,
    policy: 'https://www.lycorp.co.jp/ja/company/privacypolicy/',
  },
  errors: {
    service: 'Sentry',
    company: 'Functional Software, Inc.',
    purpose: '画面やサーバーの不具合に気づき、直すため',
    sent: [
      '不具合の内容と、起きたプログラムの場所(お名前・メールアドレス・番号・入力された文は取り除きます)',
      '不具合が起きた画面のアドレス(検索条件を除く)',
    ],
    sender: 'SERVER',
    hosts: {},
    setting: 'SENTRY_DSN',
    asksConsent: false,
    policy: 'https://sentry.io/privacy/',
  },
} as const satisfies Record<PartyId, ThirdParty>

export type PartyId = ScriptId | 'firebase' | 'line' | 'errors'

export const PARTY_IDS = [
  'analytics',
  'tagManager',
  'marketing',
  'chat',
  'firebase',
  'line',
  'errors',
] as const satisfies readonly PartyId[]

export const partyOf = (id: PartyId): ThirdParty => THIRD_PARTIES[id]
