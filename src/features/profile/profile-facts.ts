import { CLINICAL_DEPARTMENT } from '../../domain/doctor/clinical-department.ts'
import { phoneText, postalText } from '../../domain/text/contact-text.ts'
import { SEX } from '../../domain/account/doctor-words.ts'
import { WEEKDAY } from '../../domain/text/week-days.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { ChangeKind } from '../../domain/doctor/profile-change.ts'
import type { SectionDrafts } from '../../domain/doctor/profile-draft.ts'
import { BANK_ACCOUNT_KIND, NOTICE_KIND, noticeName, SKILL } from '../../domain/doctor/profile-words.ts'
import {
  MAIN_HOSPITAL_LEVEL,
  NOTIFICATION_CHANNEL,
  PREFERRED_JOB_TYPE,
  SIDE_JOB_PERMISSION,
} from '../../domain/doctor/registration-words.ts'
import { SPECIALTY } from '../../domain/doctor/specialty.ts'

export type Fact = { term: string; description: string }

type Words = Readonly<Record<string, string>>

const word = (words: Words, constant: string): string => words[constant] ?? constant
const list = (words: Words, constants: readonly string[], none = '未登録'): string =>
  constants.map((constant) => word(words, constant)).join('、') || none
const date = (year: string, month: string, day: string): string => `${year}年${month}月${day}日`

export const contactFacts = (draft: SectionDrafts['basics']): Fact[] => [
  { term: '電話番号', description: phoneText(draft.phone) },
  {
    term: '住所',
    description: `〒${postalText(draft.postalCode)} ${word(PREFECTURE, draft.prefecture)}${draft.city}${draft.street} ${draft.building}`,
  },
  { term: '最寄り駅', description: draft.nearestStation || '未登録' },
]

/** A verified value as text. */
export function verifiedFact(kind: ChangeKind, { basics, practice }: SectionDrafts): Fact {
  switch (kind) {
    case 'NAME':
      return {
        term: '氏名',
        description: `${basics.lastName} ${basics.firstName}(${basics.lastNameKana} ${basics.firstNameKana})`,
      }
    case 'SEX':
      return { term: '性別', description: word(SEX, basics.sex) }
    case 'BIRTH_DATE':
      return { term: '生年月日', description: date(basics.birthYear, basics.birthMonth, basics.birthDay) }
    case 'LICENCE':
      return {
        term: '医籍登録',
        description: `第${practice.licenceNumber}号(${date(practice.licenceYear, practice.licenceMonth, practice.licenceDay)})`,
      }
  }
}

export const practiceFacts = (draft: SectionDrafts['practice']): Fact[] => [
  { term: '保険医登録番号', description: draft.insuranceNumber || '未登録' },
  { term: '卒業', description: `${draft.university} ${draft.graduationYear}年` },
  { term: '専門医', description: list(SPECIALTY, draft.specialties) },
  { term: '主な診療科', description: list(CLINICAL_DEPARTMENT, draft.departments) },
  { term: 'できる業務', description: list(SKILL, draft.skills) },
]

export const workplaceFacts = (draft: SectionDrafts['workplace']): Fact[] =>
  draft.hasMainHospital === 'YES'
    ? [
        { term: '常勤先', description: 'あります' },
        { term: '水準', description: word(MAIN_HOSPITAL_LEVEL, draft.level) },
        { term: '副業・兼業の許可', description: word(SIDE_JOB_PERMISSION, draft.sideJobPermission) },
        {
          term: '週の労働時間',
          description: draft.weeklyHours === '' ? '未登録' : `約${draft.weeklyHours}時間`,
        },
      ]
    : [{ term: '常勤先', description: 'ありません' }]

export const wishesFacts = (draft: SectionDrafts['wishes']): Fact[] => [
  { term: '働き方', description: list(PREFERRED_JOB_TYPE, draft.preferredJobTypes, '指定なし') },
  { term: '都道府県', description: list(PREFECTURE, draft.prefectures, '指定なし') },
  { term: '曜日', description: list(WEEKDAY, draft.weekdays, '指定なし') },
  {
    term: '最低給与',
    description:
      draft.minimumFee === '' ? '指定なし' : `${numberText(Number(draft.minimumFee))}円以上(1回・税引前)`,
  },
]

export const noticesFacts = ({ notices }: SectionDrafts['notices']): Fact[] =>
  Object.entries(NOTICE_KIND).map(([kind, term]) => {
    const channels = Object.keys(NOTIFICATION_CHANNEL).filter((one) =>
      notices.includes(noticeName(kind, one)),
    )
    return { term, description: list(NOTIFICATION_CHANNEL, channels, '受け取らない') }
  })

export const bankFacts = (draft: SectionDrafts['bank'], maskedNumber: string): Fact[] => [
  { term: '金融機関', description: `${draft.bankName}(${draft.bankCode})` },
  { term: '支店', description: `${draft.branchName}(${draft.branchCode})` },
  { term: '口座', description: `${word(BANK_ACCOUNT_KIND, draft.kind)} ${maskedNumber}` },
  { term: '口座名義', description: draft.holder },
]
