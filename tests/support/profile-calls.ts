import { fromJson } from '@bufbuild/protobuf'
import { ConnectError, createClient } from '@connectrpc/connect'
import type { Backend } from '#app/backend/server.ts'
import {
  BankAccountKind,
  Profile,
  SaveOutcome,
  SaveSectionRequestSchema,
} from '#app/contract/gen/profile_pb.ts'
import { numberOf } from '#app/contract/wire-word.ts'
import type { Section } from '#app/domain/doctor/profile-draft.ts'
import { SECTIONS } from './profile-answers.ts'

export const profileClient = (backend: Backend, bearer: string | null) =>
  createClient(Profile, backend.inProcess.user(bearer))

export const readProfile = async (backend: Backend, bearer: string | null) =>
  (await profileClient(backend, bearer).getProfile({})).profile

/** Saves right answers with some changes, and says what came of it by name. */
export async function saveSection(
  backend: Backend,
  bearer: string | null,
  section: Section,
  version: number,
  changes: Record<string, string | string[]> = {},
  keepUnsaved = false,
) {
  const answers: Record<string, string | string[] | number> = { ...SECTIONS[section], ...changes }
  if (section === 'bank') answers['kind'] = numberOf(BankAccountKind, String(answers['kind']))
  const request = fromJson(SaveSectionRequestSchema, { version, keepUnsaved, [section]: answers })
  const { outcome, problems, profile } = await profileClient(backend, bearer).saveSection(request)
  return {
    outcome: Object.entries(SaveOutcome).find(([, value]) => value === outcome)?.[0],
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    profile,
  }
}

export async function failure(promise: Promise<unknown>) {
  try {
    await promise
    return null
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error)
    return { code, message: rawMessage }
  }
}
