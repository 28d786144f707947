import type { TypedItems } from '../../../domain/work/terms-notice.ts'

/** What demo hospitals write in every notice of terms. */
export const DEMO_COMMON_TERMS: TypedItems = {
  overtime: 'あり(急患の対応などで延長することがあります)。延長した時間の賃金は別に支払います。',
  raise: 'いずれもありません。',
  leaving: '契約期間の満了で終了します。やむを得ない事由があるときの解雇は就業規則によります。',
  consultation: '人事課(病院の代表電話におかけください)',
}
