import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { roleFlags, type Role, type RoleFlags } from '../../domain/account/role.ts'
import { readIdToken, subscribeIdToken, type IdentityUser } from './id-token.ts'
import { doctorQuery, sessionQuery } from './session.queries.ts'
import type { Session } from './session.ts'

export type CurrentUser = {
  /** The doctor's record has loaded, or it is known that there is none. */
  initialised: boolean
  loading: boolean
  /** The identity provider's user; an anonymous one counts as not signed in. */
  user: IdentityUser | null
  role: Role
  doctor: Session['doctor']
  office: Session['office']
  /** False only if the server could not resolve the session; then nothing is shown about an account. */
  isKnown: boolean
} & RoleFlags

const readOnServer = readIdToken()

/** The current user, updated on a log-in or log-out in another tab or device. */
export function useCurrentUser(): CurrentUser {
  const { isInitialised, user } = useSyncExternalStore(subscribeIdToken, readIdToken, () => readOnServer)
  const { data: session, isFetching } = useQuery(sessionQuery())
  const uid = session?.doctor?.uid
  const record = useQuery({ ...doctorQuery(uid ?? ''), enabled: isInitialised && uid !== undefined })
  // The doctor's record is the newer source.
  const role = record.data?.role ?? session?.role ?? 'Anonymous'
  return {
    initialised: isInitialised && session !== undefined && (uid === undefined || record.isSuccess),
    loading: isFetching || record.isFetching,
    user: user?.isAnonymous ? null : user,
    role,
    doctor: record.data ?? session?.doctor ?? null,
    office: session?.office ?? null,
    isKnown: session !== undefined,
    ...roleFlags(role),
  }
}
