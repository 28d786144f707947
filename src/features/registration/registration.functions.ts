import { fromJson } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  SaveOutcome,
  SaveStepRequestSchema,
  SubmitOutcome,
  type RegistrationState,
} from '../../contract/gen/registration_pb.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { plainPostalCode, type Problems } from '../../domain/text/form-rule.ts'
import { toSignUp } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Register } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { findPlaces } from '../../services/postal/postal-address.server.ts'
import { registrationService } from '../../services/user/user.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkRegistration } from '../session/account-checks.ts'
import { registerProblems } from './register-problems.ts'
import { stepFormSchema } from './registration-form-data.ts'
import { afterAccount, stepAfter, stepBefore, type SignUpStep } from './registration-step.ts'
import { registrationView, type ShownRegistration } from './registration-view.ts'
import { wayBack } from './way-back.ts'
import { today } from '../../platform/clock.ts'

const viewOf = (state: RegistrationState | undefined): ShownRegistration => {
  if (!state) throw new Error('the registration was not told')
  return registrationView(state)
}

/** The registration of the signed-in account, and today's date in Tokyo for the date fields. */
export const getRegistrationFn = createServerFn().handler(async () => {
  const { registration } = await registrationService(await callerIdToken()).getRegistration({})
  return { ...viewOf(registration), today: today() }
})

async function openAccount(form: FormData): Promise<FormAnswer> {
  const known = checkRegistration(form)
  const account = {
    loginId: typedIn(form, 'loginId'),
    password: typedIn(form, 'password'),
    // With errors no account is opened, and the server only adds the errors it knows.
    consent: Object.keys(known).length === 0,
  }
  const { retryAfter, ...answer } = (await askAccount(Register, account)).register
  if (answer.outcome === 'REGISTERED') return { outcome: answer.outcome }
  return invalidAnswer({ ...registerProblems(answer), ...known }) ?? { outcome: answer.outcome, retryAfter }
}

export const registerFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: 'register',
      run: openAccount,
      typed: (form) => ({ loginId: typedIn(form, 'loginId'), consent: form.has('consent') ? '1' : '' }),
      isDone: ({ outcome }) => outcome === 'REGISTERED',
      next: ({ outcome }, form) => {
        const returnTo = wayBack(form.get('returnTo'))
        return outcome === 'REGISTERED'
          ? afterAccount(returnTo)
          : toSignUp({ step: 'account', outcome, returnTo })
      },
    }),
  )

export type SaveRegistrationAnswer = {
  outcome: 'SAVED' | 'INCOMPLETE' | 'CONFLICT'
  problems: Problems
  registration: ShownRegistration
  /** The next page. */
  next: SignUpStep
}

type StepForm = v.InferOutput<typeof stepFormSchema>

/** Saves a step. The last step also submits the registration if nothing is missing. */
async function saveAndContinue({ step, version, go, answers }: StepForm): Promise<SaveRegistrationAnswer> {
  const service = registrationService(await callerIdToken())
  const saved = await service.saveStep(fromJson(SaveStepRequestSchema, { version, [step]: answers }))
  const registration = viewOf(saved.registration)
  const incomplete = {
    outcome: 'INCOMPLETE',
    problems: registration.problems[step] ?? {},
    registration,
  } as const
  const done = { outcome: 'SAVED', problems: {}, registration } as const
  if (saved.outcome === SaveOutcome.CONFLICT) return { ...done, outcome: 'CONFLICT', next: step }
  // Going back is possible with errors; they are shown when the step is opened again.
  if (go === 'back') return { ...done, next: stepBefore(step) }
  if (saved.outcome !== SaveOutcome.SAVED) return { ...incomplete, next: step }
  if (step !== 'wishes') return { ...done, next: stepAfter(step) }
  const submitted = await service.submit({})
  if (submitted.outcome === SubmitOutcome.SUBMITTED) return { ...done, next: 'done' }
  return { ...incomplete, next: registration.resume }
}

/** Outcomes in the URL after the browser's own post. */
const POSTED_OUTCOME = {
  SAVED: undefined,
  INCOMPLETE: 'INCOMPLETE',
  CONFLICT: 'CONFLICT_SHOWN',
  UNREACHABLE: 'UNREACHABLE',
} as const

export const saveStepFn = createServerFn({ method: 'POST' })
  .validator(stepFormSchema)
  .handler(
    postedCommand({
      run: saveAndContinue,
      next: (answer, { step, returnTo }) =>
        toSignUp({
          step: 'next' in answer ? answer.next : step,
          outcome: POSTED_OUTCOME[answer.outcome],
          returnTo,
        }),
    }),
  )

export type FoundPlace = { prefecture: string; city: string; area: string }

const idOf = new Map(Object.entries(PREFECTURE).map(([id, label]) => [label, id]))

/** The addresses of a postal code, none if there is none. Asks no third party. */
export const findAddressFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(40), v.transform(plainPostalCode)))
  .handler(async ({ data: postalCode }): Promise<FoundPlace[]> => {
    const places = /^\d{7}$/.test(postalCode) ? await findPlaces(postalCode) : []
    return places.map((place) => ({ ...place, prefecture: idOf.get(place.prefecture) ?? '' }))
  })
