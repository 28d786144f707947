import { TELEPHONE_DAYS } from '../application/hospital-access.ts'
import { RESET_LINK_MINUTES } from '../account/reset-link.ts'
import { LONGEST_REPLY } from '../application/application-state.ts'
import { UNDO_MINUTES, UNDO_NOTICE_HOURS } from '../application/withdraw-outcome.ts'
import { excusedText, tiersText } from '../cancellation/cancellation-tier.ts'
import { cautionObjectionText } from '../work/caution-objection.ts'
import { cautionText } from '../cancellation/caution.ts'
import { STEPS } from '../doctor/registration-steps.ts'
import { REVIEW_TIME } from '../account/review-time.ts'
import { GUIDE_DAYS, GUIDE_PART } from '../hospital/hospital-profile.ts'
import { MINIMUM_REPORTS } from '../listing/workload-text.ts'
import { GROUPED, IMPRESSIONS } from '../work/impressions.ts'
import { SURVEY_WORDS } from '../work/survey-note.ts'
import { QUIET_HOURS } from '../notice/quiet-hours.ts'
import { HISTORY_LENGTH } from '../search/search-history.ts'
import { PLACE } from '../text/place-name.ts'
import { SURVEY_DAYS } from '../work/survey.ts'
import { BEFORE_START } from '../work/work-reminder.ts'
import { CONFIRM_BUSINESS_DAYS } from '../work/record.ts'
import type { HelpArticle } from './help-article.ts'

const guideParts = (): string =>
  Object.values(GUIDE_PART)
    .map(({ label }) => label)
    .join('、')

/** 「3日前」, 「前日」, 「3時間前」. */
const beforeText = (hours: number): string =>
  hours === 24 ? '前日' : hours > 24 ? `${hours / 24}日前` : `${hours}時間前`

/** Help for doctors, by topic, in the order in which it is shown. */
export const DOCTOR_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'cost',
    topic: 'START',
    title: '利用に費用はかかりますか',
    body: [
      'かかりません。先生から手数料をいただくことはありません。職業紹介の手数料は、求人を出す病院が負担します。',
      '応募やご紹介の対価として、先生へ金銭や品物をお渡しすることもありません。法令で禁じられているためです。',
    ],
    words: ['無料', '料金', '手数料', 'お祝い金', '会費'],
  },
  {
    slug: 'register',
    topic: 'START',
    title: '登録にはどのくらい時間がかかりますか',
    body: [
      `入力は${STEPS.length}つの手順に分かれています。途中まで入力した内容は保存され、別の日に続きから始められます。`,
      `医師免許証と本人確認書類は、スマートフォンで撮った写真でお送りいただけます。${REVIEW_TIME}に確認し、結果をメールでお知らせします。確認が終わるまで、求人を見ることとお気に入りに入れることはできますが、応募はできません。`,
    ],
    words: ['会員登録', '新規登録', '審査', '日数', '何分'],
  },
  {
    slug: 'licence',
    topic: 'START',
    title: '医師免許証の本籍は見られますか',
    body: [
      'お送りいただく前に、先生の端末の中で本籍の欄を隠せます。隠した部分は端末から出ません。',
      '画像を開けるのは、当社の確認の担当者と、先生が応募のときに選んだ病院だけです。開いた記録はすべて残ります。',
    ],
    words: ['本籍地', 'マスク', '黒塗り', '免許'],
  },
  {
    slug: 'training',
    topic: 'START',
    title: '臨床研修中でも働けますか',
    body: [
      '臨床研修中の先生は、ご利用いただけません。医師法第16条の5により、診療のアルバイトができないためです。修了してからのご登録をお待ちしています。',
    ],
    words: ['研修医', '初期研修', 'バイト'],
  },
  {
    slug: 'password',
    topic: 'START',
    title: 'パスワードを忘れました',
    body: [
      `ログインの画面の「${PLACE.forgotten}」から、再設定のリンクをメールで受け取れます。リンクは${RESET_LINK_MINUTES}分のあいだ、一度だけ使えます。`,
      '再設定すると、ほかの端末のログインはすべて終わります。心当たりのない再設定のメールが届いたときは、何もしなければパスワードは変わりません。',
    ],
    words: ['忘れた', 'ログインできない', '再設定', '再発行', 'メールが届かない'],
  },
  {
    slug: 'line',
    topic: 'START',
    title: 'LINEでログインしたり、お知らせを受け取ったりできますか',
    body: [
      `できます。プロフィールの「${PLACE.account}」でLINEと連携すると、LINEでログインでき、選んだ種類のお知らせをLINEで受け取れます。${QUIET_HOURS}は、急ぎのもの以外を送りません。`,
      '連携はいつでも解除できます。',
    ],
    words: ['ライン', '通知', '連携', '夜間'],
  },
  {
    slug: 'busyness',
    topic: 'SEARCH',
    title: '「忙しさ」はどうやって決めていますか',
    body: [
      `同じ病院の同じ種類の勤務で働いた先生の報告を集計し、救急車や病棟コールの数の中央値で段階に分けています。報告が${MINIMUM_REPORTS}件に満たない求人には表示しません。`,
      '病院が書いた見込みの件数は、先生の報告と分けて表示します。',
    ],
    words: ['寝当直', '救急車', '件数', 'コール', '楽', '負担'],
  },
  {
    slug: 'night-duty-permit',
    topic: 'SEARCH',
    title: '「宿日直許可あり」とは何ですか',
    body: [
      '労働基準監督署の許可を受けた宿日直で、許可された時間帯は労働時間の上限の計算から除かれます。',
      '必ず眠れるという意味ではありません。忙しさの数字もあわせてご覧ください。許可は診療科、業務、時間帯ごとに出されるため、求人の画面に許可の範囲を示しています。',
    ],
    words: ['当直', '宿直', '労基署', '労働時間', '上限'],
  },
  {
    slug: 'saved-search',
    topic: 'SEARCH',
    title: '条件に合う求人が出たら知らせてもらえますか',
    body: [
      `検索結果の「この条件で${PLACE.newArrivals}」を押すと、新しく合う求人が出たときにお知らせします。保存できるのはスポットと定期でそれぞれ${HISTORY_LENGTH}件までです。`,
      '気になる病院はフォローできます。フォローした病院が求人を出すと、お知らせします。',
    ],
    words: ['通知', 'アラート', '新着', '保存した条件', 'フォロー'],
  },
  {
    slug: 'ng',
    topic: 'SEARCH',
    title: '働きたくない病院や曜日を除けますか',
    body: [
      'NG設定に登録した病院、曜日、時間帯、業務の求人は、検索結果に出なくなります。いくつ除いたかは結果の上に表示され、一時的に含めて見ることもできます。',
      '保存した条件や病院フォローのお知らせ、見送りのあとにご紹介する求人、「ほかの求人」などの一覧、代わりの先生をさがす依頼でも、NG設定の求人を除きます。一覧では除いた数を表示しますが、送らなかったお知らせは数えません。NG設定の病院からは再勤務オファーも届きません。日時や条件が当てはまる再勤務オファーは、除かずにその旨を表示します。',
      '定期の求人は、病院と条件で除きます。曜日や時間帯が重なるときは、除かずに印をつけます。',
      'NG設定は先生だけのもので、病院には伝わりません。',
    ],
    words: ['除外', 'ブロック', '非表示', '嫌', '避けたい'],
  },
  {
    slug: 'selection',
    topic: 'APPLY',
    title: '「選考なし」と「選考あり」は何が違いますか',
    body: [
      '「選考なし」は、応募と同時に勤務が確定し、労働契約が成立します。「選考あり」は、病院が承認した時点で確定します。',
      `「選考あり」の病院の回答の期限は、応募から最長${LONGEST_REPLY}時間です。期限を過ぎると応募は自動で終わります。`,
    ],
    words: ['確定', '成立', '承認', '面接', '返事', '期限'],
  },
  {
    slug: 'undo',
    topic: 'APPLY',
    title: '間違えて応募しました',
    body: [
      `「選考なし」の求人は、応募から${UNDO_MINUTES}分以内なら取り消せます。ただし、勤務の開始まで${UNDO_NOTICE_HOURS}時間を切ってからの応募は取り消せません。取り消しても、注意は付きません。`,
      '「選考あり」の求人は、病院が回答するまで取り下げられます。取り消せる時間を過ぎて成立した勤務は、キャンセルの申請になります。',
    ],
    words: ['取り消し', '取り下げ', 'やめたい', 'ミス', '誤って'],
  },
  {
    slug: 'terms-notice',
    topic: 'APPLY',
    title: '労働条件通知書はどこで受け取れますか',
    body: [
      '勤務が成立すると、病院が交付します。勤務のまとめから開き、電子で受け取るか紙で受け取るかを選べます。A4に印刷したり、PDFで保存したりできます。',
      '条件が変わると新しい版が交付され、前の版との違いがわかります。',
    ],
    words: ['契約書', '雇用契約', '書面', 'PDF', '印刷'],
  },
  {
    slug: 'hours-limit',
    topic: 'APPLY',
    title: '労働時間の上限や休息の間隔は確かめられますか',
    body: [
      '求人の画面に、前後の勤務との間隔と、その月と年の労働時間の見込みを表示します。休息の間隔が目安に足りないときや上限に近いときは、応募の前にお知らせします。',
      `常勤先へ申告する一覧は「${PLACE.declaration}」から印刷し、CSVで保存できます。表示は目安で、最終的な判断は常勤先の定めによります。`,
    ],
    words: ['インターバル', '働き方改革', '副業', '申告', '時間外'],
  },
  {
    slug: 'cancel',
    topic: 'CANCEL',
    title: '成立した勤務をキャンセルできますか',
    body: [
      `できます。成立した勤務の「${PLACE.changeOrCancel}」から、理由を添えて申請してください。キャンセル料はかかりません。`,
      `${tiersText()}${excusedText()}`,
    ],
    words: ['休みたい', '行けない', 'ペナルティ', '注意', 'ドタキャン', '体調不良'],
  },
  {
    slug: 'caution',
    topic: 'CANCEL',
    title: '「注意」がたまるとどうなりますか',
    body: [
      `${cautionText()}「選考あり」の求人には応募できます。`,
      `${cautionObjectionText()}「${PLACE.cautions}」から、ことばとファイルで申し立てられます。`,
      '「注意」の数は先生だけに見え、病院には伝わりません。',
    ],
    words: ['制限', 'ペナルティ', '停止'],
  },
  {
    slug: 'change-date',
    topic: 'CANCEL',
    title: '日時を変えてもらえますか',
    body: [
      `成立した勤務の「${PLACE.changeOrCancel}」から、別の日時を病院へ提案できます。病院が承諾するまでは、元の日時のままです。承諾すると、労働条件通知書の新しい版が交付されます。`,
      '変更が難しいときは、代わりの先生を募ることもできます。',
    ],
    words: ['日程変更', '時間変更', '振替', '代わり', '代診'],
  },
  {
    slug: 'hospital-cancels',
    topic: 'CANCEL',
    title: '病院の都合で勤務がなくなりました',
    body: [
      '先生に注意は付きません。病院が支払うべき休業手当などの金額を、画面に示します。',
      `支払いについて話がまとまらないときは、「${PLACE.complaints}」へお知らせください。`,
    ],
    words: ['病院がキャンセル', '補償', '中止'],
  },
  {
    slug: 'first-visit',
    topic: 'WORK',
    title: '初めての病院です。当日は何を見ればよいですか',
    body: [
      `勤務の「${PLACE.guide}」に、${guideParts()}を病院が書いています。勤務が決まったときから、勤務の${GUIDE_DAYS}日後まで読めます。`,
      `勤務の${BEFORE_START.map(beforeText).join('、')}にお知らせが届きます。夜間(${QUIET_HOURS})にあたるときは、その前の夜に届きます。`,
    ],
    words: ['持ち物', '地図', '場所', '集合', '遅刻', '連絡先'],
  },
  {
    slug: 'report',
    topic: 'WORK',
    title: '勤務の報告はどうすればよいですか',
    body: [
      '開始と終了に打刻し、勤務のあとに時間と件数を報告します。打刻を忘れても、報告で実際の時間を書けます。',
      `病院は${CONFIRM_BUSINESS_DAYS}営業日以内に確認するか、修正をお願いします。どちらもないときは、報告どおりに確定します。修正のお願いには、内容を直して報告し直せます。確定した実績に納得できないときは、実績のページから異議を申し出られます。`,
    ],
    words: ['打刻', '残業', '延長', '早退', '件数', 'インセンティブ'],
  },
  {
    slug: 'survey',
    topic: 'WORK',
    title: 'アンケートの回答は病院に見られますか',
    body: [
      `${GROUPED}集計は、求人の詳細と病院の画面に、「求人票どおり度」と「${IMPRESSIONS}」として表示します。`,
      `「${Object.values(SURVEY_WORDS).join('」「')}」に書かれたことばは、運営だけが理由を記録して読みます。お返事が必要なことは、お問い合わせからお送りください。`,
      `回答は、勤務の実績が確定してから${SURVEY_DAYS}日のあいだできます。`,
    ],
    words: ['評価', '口コミ', '匿名', 'レビュー'],
  },
  {
    slug: 'payday',
    topic: 'PAY',
    title: '給与はいつ、だれから支払われますか',
    body: [
      '成立した条件の支払日に、病院から先生へ直接支払われます。当社が給与を預かることはありません。',
      `「${PLACE.payments}」の画面で、支払日、金額、源泉徴収の額を確認できます。支払日を過ぎても入金がないときは、病院へメッセージで知らせるか、「${PLACE.complaints}」へご連絡ください。`,
    ],
    words: ['給料', '振込', '入金', '支払い', '遅い', '未払い'],
  },
  {
    slug: 'tax',
    topic: 'PAY',
    title: '確定申告に使う一覧はありますか',
    body: [
      `「${PLACE.payments}」の「${PLACE.paymentsYear}」に、病院ごとの支払額と源泉徴収の額を一年分まとめています。CSVで保存できます。`,
      '源泉徴収票は病院が交付します。画面の手取りは目安で、税額は病院が計算します。',
    ],
    words: ['税金', '源泉徴収票', '甲欄', '乙欄', '年末調整', '医師の確定申告'],
  },
  {
    slug: 'what-hospitals-see',
    topic: 'PRIVACY',
    title: '病院には何が見えますか',
    body: [
      '応募する前は、何も見えません。応募しているあいだは、お名前、専門、医籍登録からの年数、できる業務、応募のメッセージと希望、先生が選んだ書類、その病院での勤務の記録だけが見えます。電話番号は成立してからです。',
      `先生が選んだ書類は、応募が終わるか、勤務(定期は契約)が終わると開けなくなります。電話番号が見えるのは、最後の勤務の${TELEPHONE_DAYS}日後までです。メッセージで送ったファイルは、応募の返事を待つあいだと、最後の勤務の${TELEPHONE_DAYS}日後まで、勤務にならなかったときは送ってから${TELEPHONE_DAYS}日のあいだ、病院が開けます。お名前、勤務日、給与などの記録は、病院が法令に従って保存します。`,
      'ほかの勤務先、ほかの応募、ご自宅の住所、NG設定、「注意」の数は見えません。',
    ],
    words: ['個人情報', '公開', 'プロフィール', '常勤先', '知られたくない'],
  },
  {
    slug: 'stop-mail',
    topic: 'PRIVACY',
    title: 'お知らせのメールを止めたい',
    body: [
      `メールの最後のリンクから、その種類のメールをログインせずに止められます。プロフィールの「${PLACE.notices}」では、種類ごとにメール、LINE、プッシュ通知を選べます。`,
    ],
    words: ['配信停止', '解除', '迷惑メール', '通知'],
  },
  {
    slug: 'leave',
    topic: 'PRIVACY',
    title: '退会したい・預けた情報を受け取りたい',
    body: [
      `プロフィールの「${PLACE.leave}」から、お預かりしている情報をファイルで受け取れます。退会も同じ画面からできます。`,
      '退会すると、書類の画像、口座、お気に入り、NG設定は消えます。勤務と支払いの記録は法令に従って残り、退会のあともログインしてご覧いただけます。これからの勤務があるあいだは退会できません。',
    ],
    words: ['削除', '解約', 'やめる', 'ダウンロード', 'データ'],
  },
]
