import type { Shown } from '../../contract/plain.ts'
import { CLINICAL_DEPARTMENT } from '../../domain/doctor/clinical-department.ts'
import { phoneText, postalText } from '../../domain/text/contact-text.ts'
import { DOCTOR_DECISION } from '../../domain/doctor/doctor-decision.ts'
import { DOCTOR_STATUS, SEX, type DoctorStatus } from '../../domain/account/doctor-words.ts'
import {
  DOCUMENT_KIND,
  VIEWED_DOCUMENT,
  DOCUMENT_STATE,
  MAIN_HOSPITAL_LEVEL,
  SIDE_JOB_PERMISSION,
} from '../../domain/doctor/registration-words.ts'
import { momentText, untilText } from '../../domain/text/shift-text.ts'
import { SPECIALTY, specialtyWords } from '../../domain/doctor/specialty.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'

/** The Japanese word of a constant; an unknown constant is shown as it is. */
const word = (words: Readonly<Record<string, string>>, constant: string): string =>
  words[constant] ?? constant

/** 「(2026年12月18日(金) 17:00まで)」; empty without an end. */
const until = (instant: string | null): string => (instant === null ? '' : `(${untilText(instant)}まで)`)

const civil = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const list = (words: Readonly<Record<string, string>>, constants: string[]): string =>
  constants.map((constant) => word(words, constant)).join('、') || 'なし'

const statusLabel = (status: DoctorStatus | null): string => DOCTOR_STATUS[doctorStatusOf(status)]

export const doctorView = (doctor: Shown<'dp.staff.DoctorSummary'>) => ({
  id: doctor.doctorId,
  status: doctorStatusOf(doctor.status),
  statusText: `${statusLabel(doctor.status)}${until(doctor.suspendedUntil)}${doctor.returnAskedAt ? '(再開の希望あり)' : ''}`,
  name: `${doctor.lastName} ${doctor.firstName}`,
  kana: `${doctor.lastNameKana} ${doctor.firstNameKana}`,
  since: momentText(doctor.statusChangedAt),
  registered: momentText(doctor.registeredAt),
})
export type DoctorView = ReturnType<typeof doctorView>

type DoctorFile = Shown<'dp.staff.GetDoctorFileResponse'>

type Fact = { term: string; description: string }

function profileFacts({ profile, sameLicence }: DoctorFile): Fact[] {
  if (!profile) return []
  const { mainHospitalLevel, sideJobPermission } = profile
  return [
    {
      term: '医籍登録番号',
      description: `${profile.licenceNumber}${sameLicence > 0 ? `(同じ番号の登録がほかに${sameLicence}件あります)` : ''}`,
    },
    { term: '医籍登録年月日', description: civil(profile.licenceDate) },
    { term: '保険医登録番号', description: profile.insuranceNumber || '未入力' },
    { term: '卒業', description: `${profile.university} ${profile.graduationYear}年` },
    { term: '専門医', description: list(SPECIALTY, specialtyWords(profile.specialties)) },
    { term: '診療科', description: list(CLINICAL_DEPARTMENT, profile.departments) },
    {
      term: '常勤先',
      description: mainHospitalLevel
        ? `${word(MAIN_HOSPITAL_LEVEL, mainHospitalLevel)}・副業許可は${word(SIDE_JOB_PERMISSION, sideJobPermission)}`
        : 'なし',
    },
    { term: '電話番号', description: phoneText(profile.phone) },
    { term: '住所', description: `〒${postalText(profile.postalCode)} ${profile.address}` },
  ]
}

const documentView = ({ kind, state, uploadedAt, ...document }: DoctorFile['documents'][number]) => ({
  ...document,
  kind: DOCUMENT_KIND[kind],
  stateText: DOCUMENT_STATE[state],
  uploaded: momentText(uploadedAt),
})

function decisionView({ id, reason, staffName, proposerName, ...made }: DoctorFile['decisions'][number]) {
  return {
    id,
    text: DOCTOR_DECISION[made.decision],
    change: `${statusLabel(made.fromStatus)} → ${statusLabel(made.toStatus)}${until(made.suspendedUntil)}`,
    reason,
    by: proposerName ? `提案 ${proposerName}・確認 ${staffName}` : staffName,
    at: momentText(made.decidedAt),
  }
}

const viewText = ({ kind, viewerName, hospitalName, viewedAt }: DoctorFile['views'][number]): string =>
  `${momentText(viewedAt)}・${VIEWED_DOCUMENT[kind]}・${[hospitalName, viewerName].filter(Boolean).join(' ')}`

export function fileView(file: DoctorFile) {
  return {
    doctor: doctorView(file.doctor),
    viewReason: file.viewReason,
    facts: [
      { term: '性別', description: SEX[file.sex] },
      { term: '生年月日', description: civil(file.birthDate) },
      { term: 'ユーザーID', description: file.loginId || 'なし(LINEで登録)' },
      ...profileFacts(file),
    ],
    hasProfile: file.profile !== null,
    documents: file.documents.map(documentView),
    decisions: file.decisions.map(decisionView),
    allowed: file.allowed,
    views: file.views.map((view, index) => ({
      // The same person may have viewed a document twice at one instant.
      key: `${view.documentId}-${index}`,
      text: viewText(view),
    })),
  }
}
export type FileView = ReturnType<typeof fileView>
