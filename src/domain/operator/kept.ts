/** How long personal data is kept. The numbers of days are those of the job that deletes (`backend/retention`). */

export type Kept = {
  what: string
  /** Rules of the job that this line tells of; none where a law or the account decides. */
  rules: readonly string[]
  /** Days after its last use; null where it does not end by a number of days. */
  days: number | null
  until: string
}

export const KEPT: readonly Kept[] = [
  {
    what: '登録の情報(氏名、連絡先、医籍、専門、勤務先、希望)',
    rules: [],
    days: null,
    until: '退会されるまで。退会後は、勤務の記録に必要なものだけを残します',
  },
  {
    what: '医師免許証などの書類の画像、振込先の口座、お気に入り、保存した条件、NG設定',
    rules: [],
    days: null,
    until: '退会と同時に消します',
  },
  {
    what: '勤務、契約とその更新、報酬、実績への異議、労働条件通知書の記録',
    rules: [],
    days: null,
    until: '労働基準法第109条にならい、勤務の終了から5年以上(退会後もご覧いただけます)',
  },
  {
    what: '勤務につながったメッセージと添付ファイル',
    rules: ['threads'],
    days: 5 * 365 + 2,
    until: '最後のメッセージから5年',
  },
  {
    what: '勤務につながらなかったメッセージと添付ファイル',
    rules: ['questions'],
    days: 365,
    until: '最後のメッセージから1年',
  },
  {
    what: 'お問い合わせとご返答',
    rules: ['contacts'],
    days: 365,
    until: '最後のやりとりから1年',
  },
  {
    what: 'お知らせ、再勤務のオファー',
    rules: ['notices', 'rehireOffers'],
    days: 400,
    until: '400日',
  },
  {
    what: '取り下げた感謝の声',
    rules: ['removedThanks'],
    days: 400,
    until: '取り下げから400日',
  },
  {
    what: '求人についての通報',
    rules: ['listingReports'],
    days: 400,
    until: '運営が判断してから400日',
  },
  {
    what: '画面の利用の記録(どの画面が開かれたか、どのリンクが押されたか)',
    rules: ['usage', 'clicks', 'analytics'],
    days: 400,
    until: '400日',
  },
  {
    what: '利用の件数の日別の集計(どなたのものかは分かりません)',
    rules: ['dailyFigures'],
    days: 3 * 365 + 1,
    until: '3年',
  },
  {
    what: 'ログインしている端末の記録',
    rules: ['devices'],
    days: 400,
    until: '最後のログインから400日',
  },
  {
    what: 'ログインの記録、二重送信を防ぐための記録',
    rules: ['sessions', 'answers'],
    days: 90,
    until: '無効になってから90日',
  },
  {
    what: '病院の担当者の二段階認証の鍵(暗号化したもの)とリカバリーコード(復元できない形)',
    rules: [],
    days: null,
    until: '二段階認証をやめられるまで',
  },
  {
    what: '病院の担当者への招待',
    rules: ['invitations'],
    days: 90,
    until: '期限から90日',
  },
  {
    what: '病院の担当者が入力した求人の下書き、保存した条件に合った求人の記録',
    rules: ['drafts', 'hits'],
    days: 180,
    until: '最後の変更から180日',
  },
  {
    what: 'お送りしたメール、LINE、プッシュ通知の本文',
    rules: ['mails', 'deliveries'],
    days: 30,
    until: '30日',
  },
  {
    what: 'パスワードの再設定、メールアドレスの確認の記録',
    rules: ['passwordResets', 'mailConfirmations'],
    days: 30,
    until: '期限から30日',
  },
  {
    what: '予定の入らない時間として先生が取り込んだ予定',
    rules: ['blockedTimes'],
    days: 30,
    until: 'その時間を過ぎてから30日',
  },
  {
    what: 'ログインに失敗した回数、削除した求人の印',
    rules: ['attempts', 'listingPurges'],
    days: 2,
    until: '2日',
  },
  {
    what: '送られなかった添付ファイル',
    rules: ['unsentFiles'],
    days: 1,
    until: '1日',
  },
  {
    what: '途中でやめた登録、LINEログインと二段階認証、元のメールアドレスに戻すための情報',
    rules: ['registrations', 'waysBack', 'visitsToLine', 'handoffs', 'logInSteps', 'shownSecrets'],
    days: 0,
    until: '期限が切れてから1時間以内(確認されないままの登録は7日)',
  },
]
