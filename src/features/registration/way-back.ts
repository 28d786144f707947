import { safeReturnPath } from '../../platform/return-path.ts'

/** A page worth going back to: not the home page, which every way ends at, and not the registration itself. */
export function wayBack(raw: unknown): string | undefined {
  const path = safeReturnPath(typeof raw === 'string' ? raw : undefined)
  return path === '/' || /^\/sign-up(?:[/?]|$)/.test(path) ? undefined : path
}
