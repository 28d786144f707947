import type { ApplyTarget } from '../../domain/apply-action.ts'
import { SEARCH_PATH } from './criteria-address.ts'

export const APPLICATION_PATH = '/application/spot'

/** The page that shows the terms of some listings before they are applied to. */
export const confirmPath = (ids: readonly string[]): string => `${APPLICATION_PATH}?ids=${ids.join()}`

/** Where the next step of applying to a listing leads. */
export const APPLY_PATH: Record<Exclude<ApplyTarget, 'none'>, (id: string) => string> = {
  confirm: (id) => confirmPath([id]),
  logIn: (id) => `/login?returnTo=${encodeURIComponent(confirmPath([id]))}`,
  signUp: (id) => `/sign-up?returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  documents: (id) => `/sign-up?step=documents&returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  applied: () => '/work/applied',
  matched: () => '/work/matched',
  search: () => SEARCH_PATH,
}
