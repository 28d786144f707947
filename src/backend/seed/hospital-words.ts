import type { Guide } from '../../domain/hospital/hospital-profile.ts'
import type { TypedItems } from '../../domain/work/terms-notice.ts'

/** What demo hospitals write in every notice of terms. */
export const DEMO_COMMON_TERMS: TypedItems = {
  overtime: 'あり(急患の対応などで延長することがあります)。延長した時間の賃金は別に支払います。',
  raise: 'いずれもありません。',
  leaving: '契約期間の満了で終了します。やむを得ない事由があるときの解雇は就業規則によります。',
  consultation: '人事課(病院の代表電話におかけください)',
}

/** The first-visit guide of demo hospitals. */
export const DEMO_GUIDE: Guide = {
  meetingPlace: '正面玄関の左にある受付です。夜間は守衛室にお声がけください。',
  entrance: '17時以降は東側の救急入口をお使いください。インターホンで「当直の医師」とお伝えください。',
  steps: '1. 守衛室で名札と鍵を受け取る\n2. 医局で引き継ぎを受ける\n3. 病棟の看護師に到着を知らせる',
  dutyRoom: '3階の医局の奥です。Wi-Fiのパスワードは机の上にあります。',
  phones: '病棟 内線2101\n検査 内線2300\n放射線 内線2310\n守衛室 内線2000',
  chart: 'IDカードと引き継ぎの用紙にあるパスワードでログインします。困ったときは内線2500へ。',
  meals: '検食は18時に当直室へお届けします。売店は20時までです。',
  transport: '最終のバスは21時台です。タクシーは守衛室で呼べます。',
}
