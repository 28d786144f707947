import type { ReactNode } from 'react'
import { noteLeaving } from '../../platform/leaving.ts'

type PlainPostProps = {
  command: { url: string }
  /** What it ends: without a connection the service worker then forgets its copies (`public/service-worker.js`). */
  ends?: 'session'
  className?: string
  children: ReactNode
}

/**
 * A form that the browser always submits natively, with or without JavaScript: the answer is a new document.
 */
export function PlainPost({ command, ends, className, children }: PlainPostProps) {
  return (
    <form
      action={command.url}
      method="post"
      encType="multipart/form-data"
      className={className}
      // Noted here too, since what watches the session comes later than this form.
      onSubmit={noteLeaving}
    >
      {/* Some servers refuse an empty multipart body. */}
      <input type="hidden" name="pressed" value="1" />
      {ends && <input type="hidden" name="ends" value={ends} />}
      {children}
    </form>
  )
}
