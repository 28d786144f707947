import { UNPROVED_DAYS } from '../account/unproved.ts'
import { SURVEY_WORDS } from '../work/survey-note.ts'

/** How long personal data is kept. The numbers of days are those of the job that deletes (`backend/retention`). */

type Rule = {
  what: string
  /** Rules of the job that this line tells of; none where a law or the account decides. */
  rules: readonly string[]
  /** Days after its last use; null where it does not end by a number of days. */
  days: number | null
  /** From what the days count; empty for the day on which it came to be. Without days: until when. */
  since: string
}

export type Kept = Omit<Rule, 'since'> & { until: string }

const YEAR = 365

/** 「5年」, 「400日」: leap days make a number of years up to two days longer. */
function periodText(days: number): string {
  const years = Math.floor(days / YEAR)
  return years > 0 && days - years * YEAR <= 2 ? `${years}年` : `${days}日`
}

/** Years for which 労働基準法109条 wants the records of an employment kept. */
const LAW_YEARS = 5

const RULES: readonly Rule[] = [
  {
    what: '登録の情報(氏名、連絡先、医籍、専門、勤務先、希望)',
    rules: [],
    days: null,
    since: '退会されるまで。退会後は、勤務の記録に必要なものだけを残します',
  },
  {
    what: '医師免許証などの書類の画像、振込先の口座、お気に入り、保存した条件、NG設定',
    rules: [],
    days: null,
    since: '退会と同時に消します',
  },
  {
    what: '勤務、契約とその更新、報酬、実績や注意への異議と添付ファイル、労働条件通知書、アンケートで選ばれた回答の記録',
    rules: [],
    days: null,
    since: `労働基準法第109条にならい、勤務の終了から${LAW_YEARS}年以上(退会後もご覧いただけます)`,
  },
  {
    what: '勤務につながったメッセージと添付ファイル',
    rules: ['threads'],
    days: 5 * YEAR + 2,
    since: '最後のメッセージから',
  },
  {
    what: '勤務報告に添えた交通費の領収書',
    rules: ['receipts'],
    days: LAW_YEARS * YEAR + 2,
    since: '',
  },
  {
    what: '勤務につながらなかったメッセージと添付ファイル',
    rules: ['questions'],
    days: YEAR,
    since: '最後のメッセージから',
  },
  {
    what: 'お問い合わせとご返答',
    rules: ['contacts'],
    days: YEAR,
    since: '最後のやりとりから',
  },
  {
    what: `アンケートに書かれたことば(${Object.values(SURVEY_WORDS).join('、')})`,
    rules: ['surveyWords'],
    days: YEAR,
    since: '運営が対応してから(対応の前は、送られてから)',
  },
  {
    what: '送られなかったアンケートの下書き',
    rules: ['surveyDrafts'],
    days: 30,
    since: '最後の保存から',
  },
  {
    what: 'お知らせ、再勤務のオファー',
    rules: ['notices', 'rehireOffers'],
    days: 400,
    since: '',
  },
  {
    what: '取り下げた感謝の声',
    rules: ['removedThanks'],
    days: 400,
    since: '取り下げから',
  },
  {
    what: '求人についての通報',
    rules: ['listingReports'],
    days: 400,
    since: '運営が判断してから',
  },
  {
    what: '画面の利用の記録(どの画面が開かれたか、どのリンクが押されたか)',
    rules: ['usage', 'clicks', 'analytics'],
    days: 400,
    since: '',
  },
  {
    what: '利用の件数の日別の集計(どなたのものかは分かりません)',
    rules: ['dailyFigures'],
    days: 3 * YEAR + 1,
    since: '',
  },
  {
    what: 'ログインしている端末の記録',
    rules: ['devices'],
    days: 400,
    since: '最後のログインから',
  },
  {
    what: 'ログインの記録、二重送信を防ぐための記録',
    rules: ['sessions', 'answers'],
    days: 90,
    since: '無効になってから',
  },
  {
    what: '二段階認証の鍵(暗号化したもの)とリカバリーコード(復元できない形)',
    rules: [],
    days: null,
    since: '二段階認証をやめられるまで',
  },
  {
    what: '病院の担当者への招待',
    rules: ['invitations'],
    days: 90,
    since: '期限から',
  },
  {
    what: '病院の担当者が入力した求人の下書き、保存した条件に合った求人の記録',
    rules: ['drafts', 'hits'],
    days: 180,
    since: '最後の変更から',
  },
  {
    what: 'メールを止めるリンクと、止める種類(メールアドレスと本文を含みません)',
    rules: ['mailStops'],
    days: 730,
    since: '送信から',
  },
  {
    what: 'お送りしたメール、LINE、プッシュ通知の本文',
    rules: ['mails', 'deliveries'],
    days: 30,
    since: '',
  },
  {
    what: 'パスワードの再設定、メールアドレスの確認の記録',
    rules: ['passwordResets', 'mailConfirmations'],
    days: 30,
    since: '期限から',
  },
  {
    what: '予定の入らない時間として先生が取り込んだ予定',
    rules: ['blockedTimes'],
    days: 30,
    since: 'その時間を過ぎてから',
  },
  {
    what: '取り込めなかった予定の名前と日',
    rules: ['rosterOmissions'],
    days: 30,
    since: '取り込んでから',
  },
  {
    what: 'ログインに失敗した回数、削除した求人の印',
    rules: ['attempts', 'listingPurges'],
    days: 2,
    since: '',
  },
  {
    what: '送られなかった添付ファイル',
    rules: ['unsentFiles'],
    days: 1,
    since: '',
  },
  {
    what: '途中でやめた登録、LINEログインと二段階認証、元のメールアドレスに戻すための情報',
    rules: ['registrations', 'waysBack', 'visitsToLine', 'handoffs', 'logInSteps', 'shownSecrets'],
    days: 0,
    since: `期限が切れたあとの定期の処理まで(確認されないままの登録は${UNPROVED_DAYS}日)`,
  },
]

export const KEPT: readonly Kept[] = RULES.map(({ since, ...rule }) => ({
  ...rule,
  until: rule.days ? `${since}${periodText(rule.days)}` : since,
}))
