import { safeReturnPath } from '../../platform/return-path.ts'

/** The page to return to after registration, unless it is the home page or the registration itself. */
export function wayBack(raw: unknown): string | undefined {
  const path = safeReturnPath(typeof raw === 'string' ? raw : undefined)
  return path === '/' || /^\/sign-up(?:[/?]|$)/.test(path) ? undefined : path
}
