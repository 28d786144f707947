import type { AccountKind } from '../../domain/account/account-kind.ts'
import type { DoctorStatus, Sex } from '../../domain/account/doctor-words.ts'

/** argon2id with a fixed salt, so that comparing hashes tells whether an account still has the password. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=47104,t=2,p=1$94nCqiVqFJokI0AESZRknA$WKaHXGjb86lGsXq6ICb/BbdvsZ+A/CG+RwXwu7v7fNY'

export type DemoDoctor = {
  status: DoctorStatus
  lastName: string
  firstName: string
  lastNameKana: string
  firstNameKana: string
  sex: Sex
  birthDate: string
  /** Term of a suspension, in days from the seeding. */
  suspendedDays?: number
}

/** The approved doctor, who has a history. */
export const TRUSTED = 'trusted@demo.example'

/** The member of a hospital to which the approved doctor has applied. */
export const HOSPITAL_MEMBER = 'hospital@demo.example'

/** A doctor who has told our staff about a listing. */
export const VERIFIED = 'verified@demo.example'

/** A doctor with a suspension that expires, whom one of our staff has proposed to ban. */
export const SUSPENDED = 'paused@demo.example'

/** The members of our staff: a ban takes two. */
export const OUR_STAFF = 'staff@demo.example'

export const SECOND_STAFF = 'staff2@demo.example'
// Data only: `npm start` prints it without importing the seed.

/** The published password of all demo accounts. */
export const DEMO_PASSWORD = 'demo-password-1'

/** Invented people by login id: one per role, and one with a suspension that expires. */
export const DEMO_ACCOUNTS: Record<
  string,
  { who: string; kind?: AccountKind; doctor: DemoDoctor | null; staffName?: string }
> = {
  [TRUSTED]: {
    who: '承認済みの医師(応募できます。勤務の記録があります)',
    doctor: {
      status: 'APPROVE',
      lastName: '山田',
      firstName: '太郎',
      lastNameKana: 'ヤマダ',
      firstNameKana: 'タロウ',
      sex: 'MALE',
      birthDate: '1984-06-15',
    },
  },
  [VERIFIED]: {
    who: '医師免許を確認済み、審査待ちの医師',
    doctor: {
      status: 'MEDICAL_LICENSE_VERIFIED',
      lastName: '佐藤',
      firstName: '花子',
      lastNameKana: 'サトウ',
      firstNameKana: 'ハナコ',
      sex: 'FEMALE',
      birthDate: '1990-02-03',
    },
  },
  'initial@demo.example': {
    who: '医師免許をまだ提出していない医師',
    doctor: {
      status: 'INITIAL',
      lastName: '鈴木',
      firstName: '一郎',
      lastNameKana: 'スズキ',
      firstNameKana: 'イチロウ',
      sex: 'MALE',
      birthDate: '1993-11-20',
    },
  },
  'review@demo.example': {
    who: '審査中で閲覧だけの医師',
    doctor: {
      status: 'VIEW_ONLY',
      lastName: '高橋',
      firstName: '美咲',
      lastNameKana: 'タカハシ',
      firstNameKana: 'ミサキ',
      sex: 'FEMALE',
      birthDate: '1988-08-08',
    },
  },
  'banned@demo.example': {
    who: '利用を停止された医師',
    doctor: {
      status: 'BANNED',
      lastName: '田中',
      firstName: '健',
      lastNameKana: 'タナカ',
      firstNameKana: 'ケン',
      sex: 'MALE',
      birthDate: '1979-01-31',
    },
  },
  [SUSPENDED]: {
    who: '期限つきで一時停止中の医師',
    doctor: {
      status: 'SUSPENDED',
      lastName: '伊藤',
      firstName: '恵',
      lastNameKana: 'イトウ',
      firstNameKana: 'メグミ',
      sex: 'FEMALE',
      birthDate: '1986-09-12',
      suspendedDays: 14,
    },
  },
  'new@demo.example': { who: '登録の途中のアカウント', doctor: null },
  [OUR_STAFF]: {
    who: '運営スタッフ(/staff で医師を確認します)',
    kind: 'STAFF',
    doctor: null,
    staffName: '運営 花子',
  },
  [SECOND_STAFF]: {
    who: 'もう一人の運営スタッフ(利用の停止は、2人で決めます)',
    kind: 'STAFF',
    doctor: null,
    staffName: '運営 次郎',
  },
  [HOSPITAL_MEMBER]: {
    who: '病院の採用担当者(/hospital で応募に回答します)',
    kind: 'HOSPITAL',
    doctor: null,
  },
}
