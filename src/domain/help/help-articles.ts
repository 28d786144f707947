import { WEATHER_DAYS } from '../cancellation/weather.ts'
import { PLACE } from '../text/place-name.ts'
import { LONGEST_REPLY } from '../application/application-state.ts'
import { CONFIRM_DAYS, LAPSE_DAYS, STILL_RECRUITING } from '../listing/confirmation.ts'
import { LISTING_SHELF } from '../listing/listing-state.ts'
import { DEVICE_ARTICLES } from './device-articles.ts'
import { DOCTOR_ARTICLES } from './doctor-articles.ts'
import type { HelpArticle } from './help-article.ts'

const HOSPITAL_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'hospital-start',
    topic: 'HOSPITAL',
    title: '求人を出すには',
    body: [
      '病院の管理者からの招待のメールで担当者として登録し、「求人」から入力します。入力は自動で保存され、足りない条件や法令に合わない文は、公開の前に一覧で示します。',
      '同じ勤務を複数の日にまとめて出すこともできます。',
    ],
    words: ['掲載', '募集', '公開', '招待'],
  },
  {
    slug: 'hospital-answer',
    topic: 'HOSPITAL',
    title: '応募にはいつまでに答えればよいですか',
    body: [
      `勤務までの残り時間の半分、最長で${LONGEST_REPLY}時間以内です。期限は「やること」に早い順に並びます。期限を過ぎると応募は自動で終わり、先生にお知らせします。`,
    ],
    words: ['承諾', 'お断り', '返答', '期限'],
  },
  {
    slug: 'hospital-weather',
    topic: 'HOSPITAL',
    title: '台風や大雪の日に、病院ができることはありますか',
    body: [
      `「${PLACE.works}」の「${PLACE.weather}」から、この病院の勤務について悪天候を申告できます。その日に勤務のある先生にお知らせし、悪天候を理由にしたキャンセルには注意が付かなくなります。`,
      `申告できるのは${WEATHER_DAYS.back}日前から${WEATHER_DAYS.ahead}日後までで、日をまたぐ勤務は始まる日に含まれます。都道府県全体の申告は運営が行います。`,
    ],
    words: ['悪天候', '大雨', '地震', '災害', '休診'],
  },
  {
    slug: 'hospital-confirm',
    topic: 'HOSPITAL',
    title: `「${STILL_RECRUITING}」は何のために押しますか`,
    body: [
      `求人を正確かつ最新に保つためです(職業安定法5条の4)。掲載、編集、再開、前の確認のいずれかから${CONFIRM_DAYS}日たつと、「やること」とお知らせでお願いします。内容に変わりがなければ「${STILL_RECRUITING}」を押してください。まとめて押すこともできます。押すまでのあいだ、先生には確認されていないことを表示します。`,
      `確認がないまま${LAPSE_DAYS}日たつと、募集を一時停止してお知らせします。「求人」の「${LISTING_SHELF.PAUSED}」から再開できます。届いている応募と成立した勤務は、そのままです。`,
    ],
    words: ['確認', '一時停止', '再開', '最新'],
  },
  {
    slug: 'hospital-refused-words',
    topic: 'HOSPITAL',
    title: '求人を公開できません',
    body: [
      '労働条件の必須の項目が足りないとき、最低賃金を下回るとき、性別や年齢を条件にする文があるときは公開できません。画面に理由と根拠の法令を示しますので、その項目を直してください。',
    ],
    words: ['エラー', '女性限定', '年齢制限', '最低賃金', '男女'],
  },
]

/** All articles of the help, in the order of its topics. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  ...DOCTOR_ARTICLES,
  ...DEVICE_ARTICLES,
  ...HOSPITAL_ARTICLES,
]

export const helpArticle = (slug: string): HelpArticle | undefined =>
  HELP_ARTICLES.find((article) => article.slug === slug)
