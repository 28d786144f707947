import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { ViewedDocument as WireViewed } from '../../contract/gen/profile_pb.ts'
import { DocumentKind as WireKind, DocumentState as WireState } from '../../contract/gen/registration_pb.ts'
import {
  DoctorDecision as WireDecision,
  type Decision,
  type DoctorDocument,
  type DoctorSummary,
  type DocumentView,
  type GetDoctorFileResponse,
} from '../../contract/gen/staff_pb.ts'
import { Sex as WireSex } from '../../contract/gen/user_pb.ts'
import { requiredWord, wireWordsOf } from '../../contract/wire-word.ts'
import { CLINICAL_DEPARTMENT } from '../../domain/doctor/clinical-department.ts'
import { phoneText, postalText } from '../../domain/text/contact-text.ts'
import { DOCTOR_DECISION, type DoctorDecision } from '../../domain/doctor/doctor-decision.ts'
import { DOCTOR_STATUS, SEX, type Sex } from '../../domain/account/doctor-words.ts'
import {
  DOCUMENT_KIND,
  VIEWED_DOCUMENT,
  DOCUMENT_STATE,
  MAIN_HOSPITAL_LEVEL,
  SIDE_JOB_PERMISSION,
  type DocumentKind,
  type DocumentState,
  type ViewedDocument,
} from '../../domain/doctor/registration-words.ts'
import { untilText } from '../../domain/text/shift-text.ts'
import { SPECIALTY, specialtyWords } from '../../domain/doctor/specialty.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'
import { instantText, timestampText } from '../../services/timestamp-text.ts'

/** The Japanese word of a constant; an unknown constant is shown as it is. */
const word = (words: Readonly<Record<string, string>>, constant: string): string =>
  words[constant] ?? constant

/** 「(2026年12月18日(金) 17:00まで)」; empty without an end. */
function until(timestamp: Timestamp | undefined): string {
  const instant = instantText(timestamp)
  return instant === null ? '' : `(${untilText(instant)}まで)`
}

const civil = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const list = (words: Readonly<Record<string, string>>, constants: string[]): string =>
  constants.map((constant) => word(words, constant)).join('、') || 'なし'

const statusLabel = (status: number | undefined): string => DOCTOR_STATUS[doctorStatusOf(status)]

export const doctorView = (doctor: DoctorSummary) => ({
  id: doctor.doctorId,
  status: doctorStatusOf(doctor.status),
  statusText: `${statusLabel(doctor.status)}${until(doctor.suspendedUntil)}${doctor.returnAskedAt ? '(再開の希望あり)' : ''}`,
  name: `${doctor.lastName} ${doctor.firstName}`,
  kana: `${doctor.lastNameKana} ${doctor.firstNameKana}`,
  since: timestampText(doctor.statusChangedAt),
  registered: timestampText(doctor.registeredAt),
})
export type DoctorView = ReturnType<typeof doctorView>

type Fact = { term: string; description: string }

function profileFacts({ profile, sameLicence }: GetDoctorFileResponse): Fact[] {
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

function documentView({ id, reason, uploadedAt, ...document }: DoctorDocument) {
  const kind: DocumentKind = requiredWord(WireKind, document.kind, 'DoctorDocument.kind')
  const state: DocumentState = requiredWord(WireState, document.state, 'DoctorDocument.state')
  return {
    id,
    kind: DOCUMENT_KIND[kind],
    state,
    stateText: DOCUMENT_STATE[state],
    reason,
    uploaded: timestampText(uploadedAt),
  }
}

function decisionView({ id, reason, staffName, proposerName, ...made }: Decision) {
  const decision: DoctorDecision = requiredWord(WireDecision, made.decision, 'Decision.decision')
  return {
    id,
    text: DOCTOR_DECISION[decision],
    change: `${statusLabel(made.fromStatus)} → ${statusLabel(made.toStatus)}${until(made.suspendedUntil)}`,
    reason,
    by: proposerName ? `提案 ${proposerName}・確認 ${staffName}` : staffName,
    at: timestampText(made.decidedAt),
  }
}

function viewText({ kind, viewerName, hospitalName, viewedAt }: DocumentView): string {
  const viewed: ViewedDocument = requiredWord(WireViewed, kind, 'DocumentView.kind')
  return `${timestampText(viewedAt)}・${VIEWED_DOCUMENT[viewed]}・${[hospitalName, viewerName].filter(Boolean).join(' ')}`
}

export function fileView(file: GetDoctorFileResponse) {
  if (!file.doctor) throw new Error('GetDoctorFile answered without a doctor')
  const sex: Sex = requiredWord(WireSex, file.sex, 'GetDoctorFile.sex')
  const allowed: DoctorDecision[] = wireWordsOf(WireDecision, file.allowed)
  return {
    doctor: doctorView(file.doctor),
    viewReason: file.viewReason,
    facts: [
      { term: '性別', description: SEX[sex] },
      { term: '生年月日', description: civil(file.birthDate) },
      { term: 'ユーザーID', description: file.loginId || 'なし(LINEで登録)' },
      ...profileFacts(file),
    ],
    hasProfile: file.profile !== undefined,
    documents: file.documents.map(documentView),
    decisions: file.decisions.map(decisionView),
    allowed,
    views: file.views.map((view, index) => ({
      // The same person may have viewed a document twice at one instant.
      key: `${view.documentId}-${index}`,
      text: viewText(view),
    })),
  }
}
export type FileView = ReturnType<typeof fileView>
