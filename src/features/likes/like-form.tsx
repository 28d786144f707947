import type { ReactNode } from 'react'
import { setLike } from './like.functions.ts'

/** What sends the hearts inside it where there is no script: one form around a list, not one on each of its cards. */
export const LikeForm = ({ className, children }: { className?: string; children: ReactNode }) => (
  <form action={setLike.url} method="post" encType="multipart/form-data" className={className}>
    {children}
  </form>
)
