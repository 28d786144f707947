import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import { isOurStaff } from '../session/session.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { setLike } from './like.functions.ts'

/** Our own people look at listings and keep none: no hearts. */
export const MayLike = createContext(true)

/** What sends the hearts inside it where there is no script: one form around a list, not one on each of its cards. */
export function LikeForm({ className, children }: { className?: string; children: ReactNode }) {
  const { data: isStaff = false } = useQuery({ ...sessionQuery(), select: isOurStaff })
  return (
    <MayLike value={!isStaff}>
      <form action={setLike.url} method="post" encType="multipart/form-data" className={className}>
        {children}
      </form>
    </MayLike>
  )
}
