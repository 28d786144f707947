import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import * as v from 'valibot'
import {
  DocumentKind,
  DocumentState,
  Registration,
  SaveOutcome,
  Step,
  SubmitOutcome,
  type SaveStepRequest,
} from '../../contract/gen/registration_pb.ts'
import { DRAFT_SCHEMA, type DraftStep } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { type Caller, rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import type { RegistrationService, RegistrationView } from './registration.service.ts'

const malformed = () => invalidArgument('送信された内容の形式が正しくありません。')

/** Reduces the message to the step's fields, with bounded texts. Throws `invalid_argument` for others. */
function draftOf<Schema extends v.GenericSchema>(schema: Schema, message: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, message)
  if (!result.success) throw malformed()
  return result.output
}

const STEP = {
  basics: Step.BASICS,
  doctor: Step.DOCTOR,
  workplace: Step.WORKPLACE,
  wishes: Step.WISHES,
} as const satisfies Record<DraftStep, Step>

const stepProblems = (step: DraftStep, found: Problems | undefined) =>
  found ? [{ step: STEP[step], problems: problemList(found) }] : []

const problemList = (problems: Problems) =>
  Object.entries(problems).map(([field, message]) => ({ field, message }))

function toMessage({ documents, problems, basics, doctor, workplace, wishes, ...state }: RegistrationView) {
  return {
    ...state,
    basics: basics ?? undefined,
    doctor: doctor ? { ...doctor, specialties: specialtyConstants(doctor.specialties) } : undefined,
    workplace: workplace ?? undefined,
    wishes: wishes ?? undefined,
    problems: [
      ...stepProblems('basics', problems.basics),
      ...stepProblems('doctor', problems.doctor),
      ...stepProblems('workplace', problems.workplace),
      ...stepProblems('wishes', problems.wishes),
    ],
    documents: documents.map(({ id, kind, state: documentState, reason, uploadedAt }) => ({
      id,
      kind: DocumentKind[kind],
      state: DocumentState[documentState],
      reason: reason ?? '',
      uploadedAt: timestampFromDate(uploadedAt),
    })),
  }
}

/** The methods of `dp.registration.Registration`. */
export function createRegistrationMethods(service: RegistrationService): RpcMethod[] {
  function save(caller: Caller, { version, step }: SaveStepRequest) {
    switch (step.case) {
      case 'basics':
        return service.saveStep(caller, {
          step: step.case,
          draft: draftOf(DRAFT_SCHEMA.basics, step.value),
          version,
        })
      case 'doctor':
        return service.saveStep(caller, {
          step: step.case,
          draft: draftOf(DRAFT_SCHEMA.doctor, step.value),
          version,
        })
      case 'workplace':
        return service.saveStep(caller, {
          step: step.case,
          draft: draftOf(DRAFT_SCHEMA.workplace, step.value),
          version,
        })
      case 'wishes':
        return service.saveStep(caller, {
          step: step.case,
          draft: draftOf(DRAFT_SCHEMA.wishes, step.value),
          version,
        })
      case undefined:
        throw malformed()
    }
  }

  return [
    rpcMethodRaw(Registration.method.getRegistration, async (_, call) => ({
      registration: toMessage(await service.read(signedIn(call))),
    })),
    rpcMethodRaw(Registration.method.saveStep, async (request, call) => {
      const caller = signedIn(call)
      if (caller.doctorId !== null)
        throw new RpcError(
          'failed_precondition',
          '登録は受け付け済みです。内容の変更はプロフィールから行えます。',
        )
      const { outcome, view } = await save(caller, request)
      return { outcome: SaveOutcome[outcome], registration: toMessage(view) }
    }),
    rpcMethodRaw(Registration.method.submit, async (_, call) => {
      const { outcome, view } = await service.submit(signedIn(call))
      return { outcome: SubmitOutcome[outcome], registration: toMessage(view) }
    }),
  ]
}
