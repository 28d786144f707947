import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import * as v from 'valibot'
import { BankState, type Change, type ProfileState } from '../../contract/gen/profile_pb.ts'
import { statusText } from '../../domain/doctor-words.ts'
import { CHANGE_DRAFT, isChangeKind, type ChangeDraft, type ChangeKind } from '../../domain/profile-change.ts'
import { SECTION_SCHEMA, type Section, type SectionDrafts } from '../../domain/profile-draft.ts'
import type { Problems } from '../../domain/registration-rule.ts'
import { VIEWED_DOCUMENT } from '../../domain/registration-words.ts'
import { momentText } from '../../domain/shift-text.ts'
import { tokyoText } from '../../domain/tokyo-time.ts'

const documentSchema = v.object({
  id: v.string(),
  kind: v.picklist(['LICENCE', 'IDENTITY']),
  state: v.picklist(['SUBMITTED', 'VERIFIED', 'RETURNED', 'EXPIRED']),
  reason: v.string(),
  expiresOn: v.string(),
})
export type PaperView = v.InferOutput<typeof documentSchema> & { uploaded: string }

const changeSchema = v.object({
  id: v.string(),
  kind: v.pipe(v.string(), v.guard(isChangeKind)),
  state: v.picklist(['OPEN', 'APPROVED', 'RETURNED', 'WITHDRAWN']),
  wanted: v.record(v.string(), v.string()),
  reason: v.string(),
  answer: v.string(),
  proofId: v.string(),
})
export type ChangeView = v.InferOutput<typeof changeSchema> & { requested: string; decided: string }

/** A line of a list in which two may read the same. */
type Line = { key: string; text: string }

export type ProfileView = {
  version: number
  lastName: string
  firstName: string
  statusText: string
  mayEdit: boolean
  /** Name, sex, birth date and licence change by request only. */
  isVerified: boolean
  /** Null for doctors from before the registration asked for it. */
  sections: SectionDrafts | null
  /** The same as the forms show it: with what a form without script could not save. */
  drafts: SectionDrafts | null
  bankState: 'NONE' | 'KEPT' | 'UNREADABLE' | 'UNAVAILABLE'
  maskedNumber: string
  papers: PaperView[]
  /** When our staff looked at a document, newest first. */
  paperViews: Line[]
  /** Which hospital was shown what by agreement, newest first. */
  paperShares: Line[]
  /** The last request of each kind. */
  changes: Partial<Record<ChangeKind, ChangeView>>
  /** Which section a form without script could not save, and what is wrong with it. */
  unsaved: { section: Section; problems: Problems } | null
  /** The same of a request for a change. */
  unsavedChange: { kind: ChangeKind; draft: ChangeDraft; problems: Problems } | null
}

const BANK_STATE = new Map<BankState, ProfileView['bankState']>([
  [BankState.NONE, 'NONE'],
  [BankState.KEPT, 'KEPT'],
  [BankState.UNREADABLE, 'UNREADABLE'],
])

const moment = (timestamp: Timestamp | undefined): string =>
  timestamp ? momentText(tokyoText(timestampDate(timestamp))) : ''

const changeView = (change: Change): ChangeView => ({
  ...v.parse(changeSchema, change),
  requested: moment(change.requestedAt),
  decided: moment(change.decidedAt),
})

function sectionsOf(state: ProfileState): SectionDrafts | null {
  if (!state.basics) return null
  return {
    basics: v.parse(SECTION_SCHEMA.basics, state.basics),
    practice: v.parse(SECTION_SCHEMA.practice, state.practice),
    workplace: v.parse(SECTION_SCHEMA.workplace, state.workplace),
    wishes: v.parse(SECTION_SCHEMA.wishes, state.wishes),
    notices: v.parse(SECTION_SCHEMA.notices, state.notices),
    bank: v.parse(SECTION_SCHEMA.bank, state.bank ?? {}),
    papers: v.parse(SECTION_SCHEMA.papers, state.papers),
  }
}

export const problemsOf = (problems: readonly { field: string; message: string }[]): Problems =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

const allSections = v.object(SECTION_SCHEMA)

function unsavedOf(
  { unsaved }: ProfileState,
  sections: SectionDrafts | null,
): Pick<ProfileView, 'drafts' | 'unsaved'> {
  const section = unsaved?.section.case
  if (!sections || !unsaved || section === undefined) return { drafts: sections, unsaved: null }
  return {
    drafts: v.parse(allSections, { ...sections, [section]: unsaved.section.value }),
    unsaved: { section, problems: problemsOf(unsaved.problems) },
  }
}

function unsavedChangeOf({ unsavedChange }: ProfileState): ProfileView['unsavedChange'] {
  if (!unsavedChange) return null
  const { kind, change, problems } = unsavedChange
  if (!isChangeKind(kind)) return null
  return { kind, draft: v.parse(CHANGE_DRAFT, change), problems: problemsOf(problems) }
}

const viewedDocument = (kind: string): string =>
  Object.entries(VIEWED_DOCUMENT).find(([name]) => name === kind)?.[1] ?? kind

/** The profile as the screens read it: plain values, made once on the server. */
export function profileView(state: ProfileState): ProfileView {
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
  return {
    version,
    lastName,
    firstName,
    statusText: statusText(
      status,
      documents.some(({ kind, state: of }) => kind === 'LICENCE' && of !== 'RETURNED'),
    ),
    mayEdit,
    isVerified,
    sections,
    ...unsavedOf(state, sections),
    unsavedChange: unsavedChangeOf(state),
    bankState: BANK_STATE.get(bankState) ?? 'UNAVAILABLE',
    maskedNumber,
    papers: documents.map((document) => ({
      ...v.parse(documentSchema, document),
      uploaded: moment(document.uploadedAt),
    })),
    paperViews: documentViews.map(({ kind, viewedAt }, index) => ({
      key: String(index),
      text: `${moment(viewedAt)} ${viewedDocument(kind)}`,
    })),
    paperShares: documentShares.map(({ hospitalName, kinds, sharedAt, isShown }, index) => ({
      key: String(index),
      text: `${moment(sharedAt)} ${hospitalName}: ${kinds.map(viewedDocument).join('、')}(${isShown ? '共有中' : '共有は終わりました'})`,
    })),
    changes: Object.fromEntries(changes.map(changeView).map((change) => [change.kind, change])),
  }
}
