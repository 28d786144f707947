import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import { actsForOffice } from '../session/session.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { setLikeFn } from './like.functions.ts'

/** False for our staff and hospitals, who look at listings but have no likes. */
export const MayLike = createContext(true)

/** Submits the hearts inside it without JavaScript: one form around a list instead of one on every card. */
export function LikeForm({ className, children }: { className?: string; children: ReactNode }) {
  const { data: isOffice = false } = useQuery({ ...sessionQuery(), select: actsForOffice })
  return (
    <MayLike value={!isOffice}>
      <form action={setLikeFn.url} method="post" encType="multipart/form-data" className={className}>
        {children}
      </form>
    </MayLike>
  )
}
