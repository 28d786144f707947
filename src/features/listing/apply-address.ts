import type { ApplyTarget } from '../../domain/application/apply-action.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import {
  toApplication,
  toApplied,
  toLogin,
  toMatched,
  toRegular,
  toRegularApplication,
  toRegularSchedule,
  toRegularSearch,
  toSignUp,
  toSpot,
  toSpotSearch,
  toWorkedSpots,
} from '../../platform/addresses.ts'

/** Sign-up and log-in of a visitor who has ticked listings; both return to their terms. */
export const signUpFor = (ids: readonly string[]) => toSignUp({ returnTo: hrefOf(toApplication({ ids })) })
export const logInFor = (ids: readonly string[]) => toLogin({ returnTo: hrefOf(toApplication({ ids })) })

export type ApplyAddresses = Record<Exclude<ApplyTarget, 'none' | 'nothing'>, (id: string) => Address>

/** Where the next step of applying to a listing leads, by kind. */
export const APPLY_ADDRESS: Record<SearchKind, ApplyAddresses> = {
  spot: {
    confirm: (id) => toApplication({ ids: [id] }),
    logIn: (id) => logInFor([id]),
    signUp: (id) => toSignUp({ returnTo: hrefOf(toSpot(id)) }),
    documents: (id) => toSignUp({ step: 'documents', returnTo: hrefOf(toSpot(id)) }),
    applied: () => toApplied(),
    matched: () => toMatched(),
    worked: () => toWorkedSpots(),
    search: () => toSpotSearch(),
  },
  regular: {
    confirm: (id) => toRegularApplication({ id }),
    logIn: (id) => toLogin({ returnTo: hrefOf(toRegularApplication({ id })) }),
    signUp: (id) => toSignUp({ returnTo: hrefOf(toRegular(id)) }),
    documents: (id) => toSignUp({ step: 'documents', returnTo: hrefOf(toRegular(id)) }),
    applied: () => toApplied(),
    matched: (id) => toRegularSchedule(id),
    worked: (id) => toRegularSchedule(id),
    search: () => toRegularSearch(),
  },
}
