import { fromJson, type JsonObject } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  BankAccountKind,
  SaveOutcome,
  SaveSectionRequestSchema,
  type ProfileState,
} from '../../contract/gen/profile_pb.ts'
import { numberOf, requiredWord } from '../../contract/wire-word.ts'
import { proofProblems } from '../../domain/account/identity-proof.ts'
import { isSection, SECTION_SCHEMA } from '../../domain/doctor/profile-draft.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import { byScript } from '../../platform/server/by-script.server.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { nullIfRefused } from '../../services/refusal.ts'
import { profileService } from '../../services/user/user.server.ts'
import { typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { hasLineLogInFn } from '../account/line/line.functions.ts'
import { getOwnAccountFn } from '../account/own-account.functions.ts'
import { sectionProblemsOf, shownProfile, type ShownProfile } from './profile-view.ts'
import { today } from '../../platform/clock.ts'

export const viewOf = (state: ProfileState | undefined): ShownProfile & { today: string } => {
  if (!state) throw new Error('the profile was not told')
  return { ...shownProfile(state), today: today() }
}

/** Null if there is no doctor record yet. */
const findProfile = (bearer: string) =>
  nullIfRefused(['failed_precondition'], async () =>
    viewOf((await profileService(bearer).getProfile({})).profile),
  )

/** The data of all profile pages in one request. */
export const getProfilePageFn = createServerFn().handler(async () => {
  const bearer = await signedInIdToken()
  const [profile, account, isLineOffered] = await Promise.all([
    findProfile(bearer),
    getOwnAccountFn(),
    hasLineLogInFn(),
  ])
  return { profile, account, isLineOffered }
})

export type Profile = NonNullable<Awaited<ReturnType<typeof getProfilePageFn>>['profile']>

/** Multi-value fields: one value per ticked box. */
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
    if (form.has('specialties'))
      answers['specialties'] = specialtyConstants(form.getAll('specialties').map(String))
    if (rest.section === 'bank') answers['kind'] = numberOf(BankAccountKind, typedIn(form, 'kind'))
    return { ...rest, answers }
  }),
)

export type SaveProfileAnswer = FormAnswer & {
  /** The outcome is that of the re-authentication: the password is needed. */
  asksProof: boolean
  profile: Profile
}

const proofOf = (given: FormAnswer | null): FormAnswer =>
  given && given.outcome !== 'REAUTHENTICATED' ? given : { outcome: 'NOT_PROVED' }

type SectionForm = v.InferOutput<typeof sectionFormSchema>

async function save({ section, version, answers, password }: SectionForm): Promise<SaveProfileAnswer> {
  const given = password === '' ? null : (await askAccount(Reauthenticate, { password })).reauthenticate
  // Script keeps the typed values in the page; for a browser without it the server keeps them.
  const request = { version, keepUnsaved: !byScript(), [section]: answers }
  const service = profileService(await signedInIdToken())
  const saved = await service.saveSection(fromJson(SaveSectionRequestSchema, request))
  const outcome = requiredWord(SaveOutcome, saved.outcome, 'SaveSection.outcome')
  const asksProof = outcome === 'NOT_PROVED'
  const answer = asksProof ? proofOf(given) : { outcome }
  return {
    ...answer,
    asksProof,
    problems: { ...sectionProblemsOf(saved.problems), ...(asksProof && proofProblems(answer.outcome)) },
    profile: viewOf(saved.profile),
  }
}

export const saveSectionFn = createServerFn({ method: 'POST' })
  .validator(sectionFormSchema)
  .handler(
    postedCommand({
      run: save,
      next: (answer, { section }) => {
        if (answer.outcome === 'SAVED') return toProfilePage(section, { saved: section })
        const isOfProof = !('asksProof' in answer) || answer.asksProof
        return toProfilePage(section, { edit: section, proof: isOfProof ? answer.outcome : undefined })
      },
    }),
  )
