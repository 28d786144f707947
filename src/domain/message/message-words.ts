/** Who wrote a message, with the word at it. */
export const SENDER = { DOCTOR: '先生', HOSPITAL: '病院', SUPPORT: '運営' } as const
export type Sender = keyof typeof SENDER

/** The two parties of a thread. */
export type Side = Exclude<Sender, 'SUPPORT'>

/** Longest message, in characters (code points). */
export const MESSAGE_LENGTH = 1_000

/** Phrases that a tap puts into the message field, to be completed by hand. */
export const QUICK_PHRASES: Readonly<Record<Side, readonly string[]>> = {
  DOCTOR: [
    '電子カルテの種類を教えてください。',
    '入り時間を18時にできますか。',
    '当直室の設備(Wi-Fi・シャワー)を教えてください。',
    '駐車場は利用できますか。',
  ],
  HOSPITAL: [
    'お問い合わせありがとうございます。確認して本日中にご連絡します。',
    '入り時間のご希望、承知しました。',
    '当日は正面入口の受付でお名前をお伝えください。',
  ],
}

/** Result of the command to send. */
export type SendOutcome = 'SENT' | 'CLOSED' | 'NOT_ALLOWED' | 'TOO_MANY' | 'NOT_FOUND' | 'FILE_GONE'

/** The message of each refusal. */
export const SEND_REFUSAL: Record<Exclude<SendOutcome, 'SENT'>, string> = {
  CLOSED: 'この求人のやりとりは終了したため、送れませんでした。',
  NOT_ALLOWED: 'メッセージを送れません。',
  TOO_MANY: '短い間に多くのメッセージが送られました。10分ほどおいてから、もう一度お送りください。',
  NOT_FOUND: 'この求人は見つかりません。',
  FILE_GONE: 'ファイルが見つかりません。もう一度選んでください。',
}

/** What each side reads in place of the message field once a thread is closed. */
export const CLOSED_NOTE: Readonly<Record<Side, string>> = {
  DOCTOR:
    'この求人のやりとりは終了しました(閲覧のみ)。ほかの求人については、その求人のページから質問できます。',
  HOSPITAL:
    'この求人のやりとりは終了しました(閲覧のみ)。この求人の募集を再開するか、先生から応募があると、また送れます。病院のご利用が停止されている間は、勤務が成立した先生だけに送れます。',
}

/** Most messages of an account in ten minutes. */
export const SEND_LIMIT = { messages: 30, minutes: 10 } as const
