import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  BankAccountKind,
  BankState,
  ChangeKind,
  ChangeState,
  PaperState,
  ViewedDocument,
  type ProfileStateSchema,
} from '../../contract/gen/profile_pb.ts'
import { DocumentKind } from '../../contract/gen/registration_pb.ts'
import { DoctorStatus } from '../../contract/gen/user_pb.ts'
import { numberOf } from '../../contract/wire-word.ts'
import { LIVING_STATES } from '../../domain/application/application-state.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import type { SectionDraft, SectionDrafts } from '../../domain/doctor/profile-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import type { ProfileView } from './profile-view.ts'
import { timestampOf } from '../rpc/timestamp-of.ts'

const sentBank = (bank: SectionDrafts['bank']) => ({ ...bank, kind: numberOf(BankAccountKind, bank.kind) })

const sentPractice = (practice: SectionDrafts['practice']) => ({
  ...practice,
  specialties: specialtyConstants(practice.specialties),
})

function sentSection(section: SectionDraft) {
  if (section.case === 'bank') return { case: section.case, value: sentBank(section.value) }
  return section.case === 'practice' ? { case: section.case, value: sentPractice(section.value) } : section
}

const LIVING: ReadonlySet<string> = new Set(LIVING_STATES)

export const problemList = (problems: Problems | null) =>
  Object.entries(problems ?? {}).map(([field, message]) => ({ field, message }))

/** Maps the profile to its protobuf message. */
export function toProfileMessage(view: ProfileView): MessageInitShape<typeof ProfileStateSchema> {
  const {
    status,
    answers,
    bank,
    bankState,
    documents,
    documentViews,
    documentShares,
    changes,
    unsaved,
    unsavedChange,
    ...rest
  } = view
  return {
    ...rest,
    ...answers,
    practice: answers ? sentPractice(answers.practice) : undefined,
    status: DoctorStatus[status],
    bank: bank ? sentBank(bank) : undefined,
    bankState: BankState[bankState],
    documents: documents.map(({ id, kind, state, reason, uploadedAt, expiresOn }) => ({
      id,
      kind: DocumentKind[kind],
      state: PaperState[state],
      reason: reason ?? '',
      uploadedAt: timestampFromDate(uploadedAt),
      expiresOn: expiresOn ?? '',
    })),
    documentViews: documentViews.map(({ kind, viewedAt, hospitalName }) => ({
      hospitalName: hospitalName ?? '',
      kind: ViewedDocument[kind],
      viewedAt: timestampFromDate(viewedAt),
    })),
    documentShares: documentShares.map(({ hospitalName, sharedAt, state, documents: shared }) => ({
      hospitalName,
      kinds: shared.map(({ kind }) => DocumentKind[kind]),
      sharedAt: timestampFromDate(sharedAt),
      isShown: LIVING.has(state),
    })),
    changes: changes.map(({ change: { id, kind, state, wanted, reason, answer, ...at }, proofId }) => {
      const { kind: _kind, ...values } = wanted
      return {
        id,
        kind: ChangeKind[kind],
        state: ChangeState[state],
        wanted: values,
        reason,
        answer: answer ?? '',
        requestedAt: timestampFromDate(at.requestedAt),
        decidedAt: timestampOf(at.decidedAt),
        proofId: proofId ?? '',
      }
    }),
    unsaved: unsaved
      ? { section: sentSection(unsaved.answers), problems: problemList(unsaved.problems) }
      : undefined,
    unsavedChange: unsavedChange
      ? {
          kind: ChangeKind[unsavedChange.kind],
          change: unsavedChange.change,
          problems: problemList(unsavedChange.problems),
        }
      : undefined,
  }
}
