import type { AnyRouter } from '@tanstack/react-router'
import type { Role } from '../../domain/account/role.ts'
import { showsBottomNav } from '../../domain/visit/bottom-nav.ts'
import { wantBottomNav } from './bottom-nav.ts'

/** Keeps the native app's bar in step with the page and the role. The bridge must be ready. Returns how to stop. */
export function followBottomNav(router: AnyRouter, role: Role): () => void {
  const follow = () => wantBottomNav(showsBottomNav(role, router.state.location.pathname))
  follow()
  return router.subscribe('onResolved', follow)
}
