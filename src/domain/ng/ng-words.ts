import { good, outcomeWords } from '../text/outcome-words.ts'
import { numberText } from '../text/money-text.ts'
import { UNSENT } from '../text/outage.ts'

/** 勤務NG設定: what a doctor will not take. Private: no hospital learns of it. */
export const NG_SCOPE = {
  HOSPITAL: '勤務しない病院',
  DATE: '勤務できない日時',
  CONDITION: '受けない条件',
} as const
export type NgScope = keyof typeof NG_SCOPE

export const NG_EFFECT = {
  HIDE: '検索結果から除く',
  MARK: '印をつけて表示する',
} as const
export type NgEffect = keyof typeof NG_EFFECT
export type NgEffects = Readonly<Record<NgScope, NgEffect>>

/** Until the doctor chooses: the results leave them out, and say how many. */
export const NG_EFFECTS: NgEffects = { HOSPITAL: 'HIDE', DATE: 'HIDE', CONDITION: 'HIDE' }

/** The patients that a listing may include, in the order of `PatientScope`. */
export const NG_PATIENTS = {
  PEDIATRICS: '小児の診療がある',
  TRAUMA: '外傷の対応がある',
  CARDIAC_ARREST: '心肺停止の初期対応がある',
} as const
export type NgPatients = keyof typeof NG_PATIENTS

/** Conditions as far as listings hold the data. */
export const NG_CONDITION = {
  ...NG_PATIENTS,
  AMBULANCE: '救急車の対応がある',
  CHART_HOSPITAL: '電子カルテが一般病院型',
  CHART_CLINIC: '電子カルテが診療所型',
  CHART_PAPER: '紙カルテ',
} as const
export type NgCondition = keyof typeof NG_CONDITION

/** The condition about each kind of chart; the rest is no chart that one could refuse. */
export const NG_CHART = {
  EHR_FAMILIAR_TYPE_A: 'CHART_HOSPITAL',
  EHR_CLINIC: 'CHART_CLINIC',
  PAPER: 'CHART_PAPER',
} as const satisfies Readonly<Record<string, NgCondition>>

/** Why a listing is marked: a scope, or one of the conditions. */
export type NgReason = 'HOSPITAL' | 'DATE' | NgCondition

/** The most that one doctor may set. */
export const NG_LIMIT = {
  hospitals: 100,
  weekly: 30,
  /** Single times that lie ahead, those of the roster apart. */
  blocks: 400,
  /** Times taken over from a roster. */
  roster: 1_000,
  /** Characters of a hospital's private reason. */
  reason: 200,
  /** Days of one single time. */
  days: 62,
  /** Bytes of a roster file. */
  fileBytes: 512 * 1_024,
  /** Events of a roster that were not taken over and are named. */
  omissions: 100,
  /** Code points of such an event's name. */
  omissionTitle: 100,
} as const

/** Why an event of a roster was not taken over, or not whole. */
export const ROSTER_LEFT = {
  ZONE: '時間帯(タイムゾーン)がわかりません',
  RULE: '繰り返しの決まりを読み取れません(初回の日時だけを取り込みます)',
  TIMES: '日時を読み取れません',
  LONG: `${NG_LIMIT.days}日を超える予定です`,
  BEYOND: '1年より先の予定です',
  WORK: '繰り返しが多すぎて、最後まで読み取れません',
  KIND: '予定ではなく、空き時間の情報です',
} as const
export type RosterLeft = keyof typeof ROSTER_LEFT

export const NG_OUTCOME = {
  SAVED: good('NG設定を保存しました。病院には伝わりません。'),
  IMPORTED: good('勤務表を取り込みました。前に取り込んだ予定は置き換えました。'),
  IMPORTED_PARTLY: good(
    '勤務表を取り込みました。一部の予定は取り込んでいません。どの予定かは「取り込めなかった予定」をご覧ください。',
  ),
  TOO_MANY: '登録できる数の上限に達しました。使わないものを外してから追加してください。',
  NOT_FOUND: 'この病院は見つかりません。',
  BAD_PERIOD: `開始と終了を確かめてください。終了は開始より後で、${NG_LIMIT.days}日以内、これからの日時を指定できます。`,
  FILE_TOO_LARGE: 'ファイルが大きすぎます。512KBまでのICSファイルを選んでください。',
  FILE_UNREADABLE: 'ICS形式のファイルとして読み取れませんでした。前に取り込んだ予定はそのままです。',
  FILE_EMPTY:
    '1年以内に、時間をふさぐ予定が見つかりませんでした(空き時間や取り消し済みの予定は取り込みません)。前に取り込んだ予定はそのままです。',
  FILE_NOT_TAKEN:
    '予定を1件も取り込めませんでした。どの予定かは「取り込めなかった予定」をご覧ください。前に取り込んだ予定はそのままです。',
  NO_HOURS: '終日の予定は時刻がわからないため、常勤先の勤務として数えられません。',
} as const
export type NgOutcome = keyof typeof NG_OUTCOME

export const ngWords = outcomeWords({ ...NG_OUTCOME, UNREACHABLE: UNSENT })

/** Whether the settings that a page shows have changed. */
export const isNgChanged = (outcome: string): boolean =>
  isNgSaved(outcome) || outcome === 'FILE_NOT_TAKEN' || outcome === 'FILE_EMPTY'

export const isNgSaved = (outcome: string): boolean =>
  outcome === 'SAVED' || outcome === 'IMPORTED' || outcome === 'IMPORTED_PARTLY'

/** 「NG設定: 勤務しない病院」, or with a condition 「NG設定: 救急車の対応がある」. */
export const ngNote = (reasons: readonly NgReason[]): string | null =>
  reasons.length === 0 ? null : `NG設定: ${reasons.map(reasonWord).join('・')}`

/** How many listings the settings leave out of a list. */
export const ngHiddenText = (count: number): string => `NG設定で${numberText(count)}件を表示していません。`

const reasonWord = (reason: NgReason): string =>
  reason === 'HOSPITAL' || reason === 'DATE' ? NG_SCOPE[reason] : NG_CONDITION[reason]

/** The patients of a listing's detail as words. */
export const patientsOf = (scope: {
  pediatrics: boolean
  trauma: boolean
  cardiacArrest: boolean
}): NgPatients[] => [
  ...(scope.pediatrics ? (['PEDIATRICS'] as const) : []),
  ...(scope.trauma ? (['TRAUMA'] as const) : []),
  ...(scope.cardiacArrest ? (['CARDIAC_ARREST'] as const) : []),
]
