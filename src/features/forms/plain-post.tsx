import type { ReactNode } from 'react'
import { noteLeaving } from '../../platform/leaving.ts'

type PlainPostProps = { command: { url: string }; className?: string; children: ReactNode }

/**
 * A form that the browser always submits natively, with or without JavaScript: the answer is a new document.
 */
export function PlainPost({ command, className, children }: PlainPostProps) {
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
      {children}
    </form>
  )
}
