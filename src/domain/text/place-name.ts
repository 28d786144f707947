/**
 * What screens and buttons are called that help, rules and notices send somebody to. The screens take their titles from
 * here, so that no text names a place that does not exist.
 */
export const PLACE = {
  payments: '支払い',
  paymentsYear: '年間の勤務と収入',
  declaration: '労働時間申告書',
  guide: '初回勤務ガイド',
  changeOrCancel: '日程変更・キャンセル申請',
  cautions: '注意の記録',
  weather: '悪天候の申告',
  works: '勤務の一覧',
  newArrivals: '新着を受け取る',
  forgotten: 'パスワードをお忘れの方',
  notices: '通知設定',
  account: 'メール・パスワード・LINE',
  leave: 'データと退会',
  complaints: '苦情の窓口',
  external: '外部送信について',
} as const
