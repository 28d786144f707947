export const HELP_TOPIC = {
  START: '登録とログイン',
  SEARCH: '求人をさがす',
  APPLY: '応募と契約',
  CANCEL: 'キャンセルと変更',
  WORK: '勤務の当日と報告',
  PAY: '報酬と税金',
  PRIVACY: '情報の取り扱い',
  HOSPITAL: '病院の担当者の方へ',
} as const

export type HelpTopic = keyof typeof HELP_TOPIC

export type HelpArticle = {
  /** The last part of its address; never changed. */
  slug: string
  topic: HelpTopic
  title: string
  /** Paragraphs. The first one answers the question by itself. */
  body: readonly string[]
  /** Words that people search by and that the text does not use. */
  words?: readonly string[]
}
