import type { ApplyTarget } from '../../domain/application/apply-action.ts'
import { SEARCH_PATH } from '../../domain/search/criteria-address.ts'

export const APPLICATION_PATH = '/application/spot'

/** The page that shows the terms of some listings before they are applied to. */
export const confirmPath = (ids: readonly string[]): string => `${APPLICATION_PATH}?ids=${ids.join()}`

/** The ways in of a visitor who has chosen several; each leads on to their terms. */
export const entryPath = (entry: '/sign-up' | '/login', ids: readonly string[]): string =>
  `${entry}?returnTo=${encodeURIComponent(confirmPath(ids))}`

/** Where the next step of applying to a listing leads. */
export const APPLY_PATH: Record<Exclude<ApplyTarget, 'none' | 'nothing'>, (id: string) => string> = {
  confirm: (id) => confirmPath([id]),
  logIn: (id) => entryPath('/login', [id]),
  signUp: (id) => `/sign-up?returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  documents: (id) => `/sign-up?step=documents&returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  applied: () => '/work/applied',
  matched: () => '/work/matched',
  search: () => SEARCH_PATH,
}
