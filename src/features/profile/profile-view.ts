import * as v from 'valibot'
import {
  BankAccountKind as WireBankKind,
  BankState as WireBankState,
  ChangeKind as WireChangeKind,
  ChangeState as WireChangeState,
  type Bank,
  type Change,
  type ProfileState,
} from '../../contract/gen/profile_pb.ts'
import { DoctorStatus as WireStatus } from '../../contract/gen/user_pb.ts'
import { nameOf, requiredWord, wireWordOf } from '../../contract/wire-word.ts'
import { statusText } from '../../domain/account/doctor-words.ts'
import {
  CHANGE_DRAFT,
  type ChangeDraft,
  type ChangeKind,
  type ChangeState,
} from '../../domain/doctor/profile-change.ts'
import { SECTION_SCHEMA, type Section, type SectionDrafts } from '../../domain/doctor/profile-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'
import { paperView, sharedDocuments, viewedDocument, type PaperView } from './paper-view.ts'
import { timestampText } from '../../services/timestamp-text.ts'

export type ChangeView = {
  id: string
  kind: ChangeKind
  state: ChangeState
  wanted: Readonly<Record<string, string>>
  reason: string
  answer: string
  proofId: string
  requested: string
  decided: string
}

/** A line of a list that may contain equal lines. */
type Line = { key: string; text: string }

export type ShownProfile = {
  version: number
  lastName: string
  firstName: string
  statusText: string
  mayEdit: boolean
  /** Name, sex, birth date and licence change by request only. */
  isVerified: boolean
  /** Null for a doctor registered before these sections existed. */
  sections: SectionDrafts | null
  /** The values in the forms: `sections`, overlaid with what a form without JavaScript could not save. */
  drafts: SectionDrafts | null
  bankState: 'NONE' | 'KEPT' | 'UNREADABLE' | 'UNAVAILABLE'
  maskedNumber: string
  papers: PaperView[]
  /** When our staff looked at a document, newest first. */
  paperViews: Line[]
  /** The documents shared with hospitals by consent, newest first. */
  paperShares: Line[]
  /** The last request of each kind. */
  changes: Partial<Record<ChangeKind, ChangeView>>
  /** The section that a form without JavaScript could not save, and its errors. */
  unsaved: { section: Section; problems: Problems } | null
  /** The change request that a form without JavaScript could not send, and its errors. */
  unsavedChange: { kind: ChangeKind; draft: ChangeDraft; problems: Problems } | null
}

const changeView = ({ id, kind, state, wanted, reason, answer, proofId, ...at }: Change): ChangeView => ({
  id,
  kind: requiredWord(WireChangeKind, kind, 'Change.kind'),
  state: requiredWord(WireChangeState, state, 'Change.state'),
  wanted,
  reason,
  answer,
  proofId,
  requested: timestampText(at.requestedAt),
  decided: timestampText(at.decidedAt),
})

/** The bank account as its form holds it: no kind is an empty text. */
const bankDraft = (bank: Bank | undefined): SectionDrafts['bank'] =>
  v.parse(SECTION_SCHEMA.bank, { ...bank, kind: wireWordOf(WireBankKind, bank?.kind) ?? '' })

function sectionsOf(state: ProfileState): SectionDrafts | null {
  if (!state.basics) return null
  return {
    basics: v.parse(SECTION_SCHEMA.basics, state.basics),
    practice: v.parse(SECTION_SCHEMA.practice, state.practice),
    workplace: v.parse(SECTION_SCHEMA.workplace, state.workplace),
    wishes: v.parse(SECTION_SCHEMA.wishes, state.wishes),
    notices: v.parse(SECTION_SCHEMA.notices, state.notices),
    bank: bankDraft(state.bank),
    papers: v.parse(SECTION_SCHEMA.papers, state.papers),
  }
}

export const sectionProblemsOf = (problems: readonly { field: string; message: string }[]): Problems =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

const allSections = v.object(SECTION_SCHEMA)

function unsavedOf(
  { unsaved }: ProfileState,
  sections: SectionDrafts | null,
): Pick<ShownProfile, 'drafts' | 'unsaved'> {
  const section = unsaved?.section.case
  if (!sections || !unsaved || section === undefined) return { drafts: sections, unsaved: null }
  return {
    drafts:
      unsaved.section.case === 'bank'
        ? { ...sections, bank: bankDraft(unsaved.section.value) }
        : v.parse(allSections, { ...sections, [section]: unsaved.section.value }),
    unsaved: { section, problems: sectionProblemsOf(unsaved.problems) },
  }
}

function unsavedChangeOf({ unsavedChange }: ProfileState): ShownProfile['unsavedChange'] {
  if (!unsavedChange) return null
  const { change, problems } = unsavedChange
  const kind: ChangeKind = requiredWord(WireChangeKind, unsavedChange.kind, 'UnsavedChange.kind')
  return { kind, draft: v.parse(CHANGE_DRAFT, change), problems: sectionProblemsOf(problems) }
}

/** View model of the profile: plain values, made on the server. */
export function shownProfile(state: ProfileState): ShownProfile {
  const {
    version,
    lastName,
    firstName,
    status,
    mayEdit,
    isVerified,
    bankState,
    maskedNumber,
    documents,
    documentViews,
    documentShares,
    changes,
  } = state
  const sections = sectionsOf(state)
  const papers = documents.map(paperView)
  return {
    version,
    lastName,
    firstName,
    statusText: statusText(
      doctorStatusOf(nameOf(WireStatus, status)),
      papers.some(({ kind, state: of }) => kind === 'LICENCE' && of !== 'RETURNED'),
    ),
    mayEdit,
    isVerified,
    sections,
    ...unsavedOf(state, sections),
    unsavedChange: unsavedChangeOf(state),
    bankState: requiredWord(WireBankState, bankState, 'ProfileState.bank_state'),
    maskedNumber,
    papers,
    paperViews: documentViews.map(({ kind, viewedAt, hospitalName }, index) => ({
      key: String(index),
      text: `${timestampText(viewedAt)} ${hospitalName || '運営'}: ${viewedDocument(kind)}`,
    })),
    paperShares: documentShares.map(({ hospitalName, kinds, sharedAt, isShown }, index) => ({
      key: String(index),
      text: `${timestampText(sharedAt)} ${hospitalName}: ${sharedDocuments(kinds)}(${isShown ? '共有中' : '共有は終わりました'})`,
    })),
    changes: Object.fromEntries(changes.map(changeView).map((change) => [change.kind, change])),
  }
}
