import { timestampDate } from '@bufbuild/protobuf/wkt'
import * as v from 'valibot'
import type { Document, RegistrationState } from '../../contract/gen/registration_pb.ts'
import { DRAFT_SCHEMA, isDraftStep, type DraftStep, type StepDraft } from '../../domain/registration-draft.ts'
import type { Problems } from '../../domain/registration-rule.ts'
import { DOCUMENT_KIND, DOCUMENT_STATE } from '../../domain/registration-words.ts'
import { STEPS, type Step } from './registration-step.ts'

const documentSchema = v.object({
  id: v.string(),
  kind: v.picklist(['LICENCE', 'IDENTITY'] satisfies (keyof typeof DOCUMENT_KIND)[]),
  state: v.picklist(['SUBMITTED', 'VERIFIED', 'RETURNED'] satisfies (keyof typeof DOCUMENT_STATE)[]),
  reason: v.string(),
})

export type DocumentView = v.InferOutput<typeof documentSchema> & { uploadedAt: string }

export type RegistrationView = {
  version: number
  hasAccount: boolean
  submitted: boolean
  /** The mail address while nobody has said that it is theirs; else empty. */
  unconfirmedMail: string
  drafts: { [Name in DraftStep]: StepDraft[Name] | null }
  problems: Partial<Record<DraftStep, Problems>>
  documents: DocumentView[]
  /** Where a doctor who comes back goes on. */
  resume: Step
}

const documentView = (document: Document): DocumentView => ({
  ...v.parse(documentSchema, document),
  uploadedAt: document.uploadedAt ? timestampDate(document.uploadedAt).toISOString() : '',
})

/** The registration as the screens read it: plain values, made once on the server. */
export function registrationView(state: RegistrationState): RegistrationView {
  const drafts = {
    basics: state.basics ? v.parse(DRAFT_SCHEMA.basics, state.basics) : null,
    doctor: state.doctor ? v.parse(DRAFT_SCHEMA.doctor, state.doctor) : null,
    workplace: state.workplace ? v.parse(DRAFT_SCHEMA.workplace, state.workplace) : null,
    wishes: state.wishes ? v.parse(DRAFT_SCHEMA.wishes, state.wishes) : null,
  }
  const problems: RegistrationView['problems'] = {}
  for (const { step, problems: found } of state.problems) {
    if (isDraftStep(step))
      problems[step] = Object.fromEntries(found.map(({ field, message }) => [field, message]))
  }
  const isOpen = (step: Step) => {
    if (step === 'account') return !state.hasAccount
    if (step === 'documents') return state.documents.length === 0
    return drafts[step] === null || problems[step] !== undefined
  }
  return {
    version: state.version,
    hasAccount: state.hasAccount,
    submitted: state.submitted,
    unconfirmedMail: state.unconfirmedMail,
    drafts,
    problems,
    documents: state.documents.map(documentView),
    resume: STEPS.find(isOpen) ?? 'wishes',
  }
}
