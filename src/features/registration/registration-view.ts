import * as v from 'valibot'
import {
  DocumentKind as WireKind,
  DocumentState as WireState,
  Step as WireStep,
  type Document,
  type RegistrationState,
} from '../../contract/gen/registration_pb.ts'
import { requiredWord, wireWordOf, type WordOf } from '../../contract/wire-word.ts'
import { DRAFT_SCHEMA, type DraftStep, type StepDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import type { DocumentKind, DocumentState } from '../../domain/doctor/registration-words.ts'
import { STEPS, type Step } from '../../domain/doctor/registration-steps.ts'

export type DocumentView = {
  id: string
  kind: DocumentKind
  state: DocumentState
  reason: string
}

const DRAFT_STEP: Record<WordOf<typeof WireStep>, DraftStep> = {
  BASICS: 'basics',
  DOCTOR: 'doctor',
  WORKPLACE: 'workplace',
  WISHES: 'wishes',
}

export type ShownRegistration = {
  version: number
  hasAccount: boolean
  submitted: boolean
  /** The mail address while it is unconfirmed, else empty. */
  unconfirmedMail: string
  drafts: { [Name in DraftStep]: StepDraft[Name] | null }
  problems: Partial<Record<DraftStep, Problems>>
  documents: DocumentView[]
  /** The step at which a returning doctor continues. */
  resume: Step
}

const documentView = ({ id, kind, state, reason }: Document): DocumentView => ({
  id,
  kind: requiredWord(WireKind, kind, 'Document.kind'),
  state: requiredWord(WireState, state, 'Document.state'),
  reason,
})

/** View model of the registration: plain values, made on the server. */
export function registrationView(state: RegistrationState): ShownRegistration {
  const drafts = {
    basics: state.basics ? v.parse(DRAFT_SCHEMA.basics, state.basics) : null,
    doctor: state.doctor ? v.parse(DRAFT_SCHEMA.doctor, state.doctor) : null,
    workplace: state.workplace ? v.parse(DRAFT_SCHEMA.workplace, state.workplace) : null,
    wishes: state.wishes ? v.parse(DRAFT_SCHEMA.wishes, state.wishes) : null,
  }
  const problems: ShownRegistration['problems'] = {}
  for (const { step, problems: found } of state.problems) {
    const word = wireWordOf(WireStep, step)
    if (word)
      problems[DRAFT_STEP[word]] = Object.fromEntries(found.map(({ field, message }) => [field, message]))
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
