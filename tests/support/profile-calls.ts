import { fromJson } from '@bufbuild/protobuf'
import { ConnectError, createClient } from '@connectrpc/connect'
import type { Backend } from '#app/backend/server.ts'
import { Profile, SaveOutcome, SaveSectionRequestSchema } from '#app/contract/gen/profile_pb.ts'
import type { Section } from '#app/domain/profile-draft.ts'
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
  const answers = { ...SECTIONS[section], ...changes }
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
