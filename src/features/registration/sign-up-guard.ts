import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { safeReturnPath } from '../../platform/return-path.ts'
import { toHospital, toSignUp, toStaff } from '../../platform/addresses.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { lineLogInQuery } from '../account/line/line.queries.ts'
import { NO_COOKIE } from '../session/after-log-in.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { isStep, STEP_TITLE } from '../../domain/doctor/registration-steps.ts'
import { stepAddress, type SignUpStep } from './registration-step.ts'
import { registrationQuery } from './registration.queries.ts'
import type { SignUpSearch } from './sign-up-search.ts'

const OFFICE_PAGE = { STAFF: toStaff, HOSPITAL: toHospital }

/**
 * The step to show, or a redirect to it: a visitor begins with the account, a returning doctor continues
 * where they left, and after submission only documents can be sent. Only for the screen: the backend guards
 * every call itself.
 */
export async function stepAllowed(
  queryClient: QueryClient,
  { step: asked, outcome, returnTo }: SignUpSearch,
): Promise<SignUpStep> {
  const wanted = asked !== undefined && (asked === 'done' || isStep(asked)) ? asked : undefined
  const goTo = (step: SignUpStep) => redirect(stepAddress(step, returnTo))
  const session = await queryClient.ensureQueryData(sessionQuery())
  const { role } = session
  if (session.office) throw redirect(OFFICE_PAGE[session.office.side]())
  if (role === 'Anonymous') {
    if (wanted !== undefined && wanted !== 'account')
      throw outcome === NO_COOKIE
        ? redirect(toSignUp({ step: 'account', outcome, returnTo }))
        : goTo('account')
    return 'account'
  }
  if (role === 'Initial') {
    if (wanted !== 'documents' && wanted !== 'done') throw goTo('done')
    return wanted
  }
  if (role !== 'PreRegistered') throw redirect({ href: safeReturnPath(returnTo) })
  const { resume, hasAccount } = await queryClient.ensureQueryData(registrationQuery())
  if (wanted === undefined || wanted === 'done' || (wanted === 'account' && hasAccount)) throw goTo(resume)
  if (outcome === NO_COOKIE) throw goTo(wanted)
  return wanted
}

/** Loads the data of a step; returns the kept answer to the browser's own post of the first step. */
export async function loadStep(queryClient: QueryClient, step: SignUpStep): Promise<KeptAnswer | null> {
  if (step === 'account') {
    await queryClient.ensureQueryData(lineLogInQuery())
    return takeKeptAnswer('register')
  }
  await queryClient.ensureQueryData(registrationQuery())
  return null
}

export const titleOf = (step: SignUpStep): string => `会員登録 ${step === 'done' ? '完了' : STEP_TITLE[step]}`
