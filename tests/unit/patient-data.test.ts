import { expect, test } from 'vitest'
import { patientDataIn } from '#app/domain/message/patient-data.ts'

test.each([
  ['患者の山田太郎さんについて教えてください。', ['NAME']],
  ['患者さんの 佐藤 花子様 の件です。', ['NAME']],
  ['鈴木さん(78歳)の申し送りです。', ['NAME']],
  ['鈴木様が昨夜救急搬送されました。', ['NAME']],
  ['ヤマダタロウ様 60歳の件です。', ['NAME']],
  ['患者ID:12345678 の件', ['NUMBER']],
  ['診察券番号は A-10234 です', ['NUMBER']],
  ['生年月日 昭和22年3月4日', ['BIRTH_DATE']],
  ['1947/3/4生まれの方です', ['BIRTH_DATE']],
  ['S32.4.5生まれの方です', ['BIRTH_DATE']],
  ['患者の山田太郎さん、患者番号 4455、S22年生まれ、生年月日:1947年3月4日', ['NAME', 'NUMBER', 'BIRTH_DATE']],
] as const)('%s', (text, kinds) => {
  expect(patientDataIn(text)).toEqual(kinds)
})

test.each([
  '電子カルテの種類を教えてください。',
  '小児科(15歳以下)の対応はありますか。',
  '医師(35歳)です。よろしくお願いします。',
  'ログインのID:12345678 を控えました。',
  '患者さんは1日に20名ほどです。',
  '患者様(65歳以上)が多いでしょうか。',
  '看護師さんが急変時に対応してくださいますか。',
  '担当の田中様、ありがとうございます。',
  '入り時間を18時にできますか。12/18(金)です。',
  '2026年12月18日の当直について',
  '病院の番号 03-1234-5678 にお電話します。',
])('nothing in: %s', (text) => {
  expect(patientDataIn(text)).toEqual([])
})
