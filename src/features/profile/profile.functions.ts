import { fromJson, type JsonObject } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  BankAccountKind,
  SaveOutcome,
  SaveSectionRequestSchema,
  type ProfileState,
} from '../../contract/gen/profile_pb.ts'
import { numberOf, requiredWord } from '../../contract/wire-word.ts'
import { proofProblems } from '../../domain/doctor/bank-proof.ts'
import { isSection, SECTION_SCHEMA } from '../../domain/doctor/profile-draft.ts'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { codeOf } from '../../services/refusal.ts'
import { profileService } from '../../services/user/user.server.ts'
import { byScript } from '../forms/answered.server.ts'
import { typedIn } from '../forms/form-answer.ts'
import { hasLineLogIn } from '../line/line.functions.ts'
import { getOwnAccount } from '../account/own-account.functions.ts'
import type { PasswordAnswer } from '../account/password.functions.ts'
import { problemsOf, profileView, type ProfileView } from './profile-view.ts'
import { today } from '../../platform/clock.ts'

export const viewOf = (state: ProfileState | undefined): ProfileView & { today: string } => {
  if (!state) throw new Error('the profile was not told')
  return { ...profileView(state), today: today() }
}

/** Null while there is no doctor record. */
async function findProfile(bearer: string) {
  try {
    return viewOf((await profileService(bearer).getProfile({})).profile)
  } catch (error) {
    if (codeOf(error) === 'failed_precondition') return null
    throw error
  }
}

/** All the page shows, in one request. */
export const getProfilePage = createServerFn().handler(async () => {
  const bearer = await signedInIdToken()
  const [profile, account, isLineOffered] = await Promise.all([
    findProfile(bearer),
    getOwnAccount(),
    hasLineLogIn(),
  ])
  return { profile, account, isLineOffered }
})

export type Profile = NonNullable<Awaited<ReturnType<typeof getProfilePage>>['profile']>

/** Fields a form repeats, one value per box. */
const CHOICES = new Set([
  'specialties',
  'departments',
  'skills',
  'preferredJobTypes',
  'prefectures',
  'weekdays',
  'notices',
])

const sectionFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    section: typedIn(form, 'section'),
    version: Number(typedIn(form, 'version')),
    password: typedIn(form, 'password'),
    form,
  })),
  v.object({
    password: v.pipe(v.string(), v.maxLength(10_000)),
    section: v.pipe(v.string(), v.guard(isSection)),
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
    form: v.instance(FormData),
  }),
  v.transform(({ form, ...rest }) => {
    const answers: JsonObject = {}
    for (const name of Object.keys(SECTION_SCHEMA[rest.section].entries)) {
      answers[name] = CHOICES.has(name) ? form.getAll(name).map(String) : typedIn(form, name)
    }
    if (rest.section === 'bank') answers['kind'] = numberOf(BankAccountKind, typedIn(form, 'kind'))
    return { ...rest, answers }
  }),
)

export type SaveAnswer = {
  outcome: 'SAVED' | 'INVALID' | 'CONFLICT' | 'NOT_PROVED'
  /** With NOT_PROVED: what came of the password, if one was given. */
  proof: PasswordAnswer | null
  problems: Problems
  profile: Profile
}

const proofOf = (given: PasswordAnswer | null): PasswordAnswer =>
  given && given.outcome !== 'REAUTHENTICATED' ? given : { outcome: 'NOT_PROVED', retryAfter: null }

/** Saves a section: an answer for script, which keeps what was typed, a redirect for the browser itself. */
export const saveSection = createServerFn({ method: 'POST' })
  .validator(sectionFormSchema)
  .handler(async ({ data: { section, version, answers, password } }): Promise<SaveAnswer> => {
    const given = password === '' ? null : (await askAccount(Reauthenticate, { password })).reauthenticate
    const request = { version, keepUnsaved: !byScript(), [section]: answers }
    const { outcome, problems, profile } = await profileService(await signedInIdToken()).saveSection(
      fromJson(SaveSectionRequestSchema, request),
    )
    const word: SaveAnswer['outcome'] = requiredWord(SaveOutcome, outcome, 'SaveSection.outcome')
    const proof = word === 'NOT_PROVED' ? proofOf(given) : null
    if (byScript()) {
      const all = { ...problemsOf(problems), ...proofProblems(proof?.outcome) }
      return { outcome: word, proof, problems: all, profile: viewOf(profile) }
    }
    throw redirect({
      ...toProfilePage(
        section,
        word === 'SAVED' ? { saved: section } : { edit: section, proof: proof?.outcome },
      ),
      statusCode: 303,
    })
  })
