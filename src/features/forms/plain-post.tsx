import type { ReactNode } from 'react'

type PlainPostProps = { command: { url: string }; className?: string; children: ReactNode }

/** A command the browser posts by itself, script or not: the answer is a new document. */
export function PlainPost({ command, className, children }: PlainPostProps) {
  return (
    <form action={command.url} method="post" encType="multipart/form-data" className={className}>
      {/* Without a field some servers refuse the empty body. */}
      <input type="hidden" name="pressed" value="1" />
      {children}
    </form>
  )
}
