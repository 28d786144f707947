import type { ApplyTarget } from '../../domain/application/apply-action.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import {
  toApplication,
  toApplied,
  toLogin,
  toMatched,
  toSignUp,
  toSpot,
  toSpotSearch,
} from '../../platform/addresses.ts'

/** Sign-up and log-in of a visitor who has ticked listings; both return to their terms. */
export const signUpFor = (ids: readonly string[]) => toSignUp({ returnTo: hrefOf(toApplication({ ids })) })
export const logInFor = (ids: readonly string[]) => toLogin({ returnTo: hrefOf(toApplication({ ids })) })

/** Where the next step of applying to a listing leads. */
export const APPLY_ADDRESS: Record<Exclude<ApplyTarget, 'none' | 'nothing'>, (id: string) => Address> = {
  confirm: (id) => toApplication({ ids: [id] }),
  logIn: (id) => logInFor([id]),
  signUp: (id) => toSignUp({ returnTo: hrefOf(toSpot(id)) }),
  documents: (id) => toSignUp({ step: 'documents', returnTo: hrefOf(toSpot(id)) }),
  applied: () => toApplied(),
  matched: () => toMatched(),
  search: () => toSpotSearch(),
}
