import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CLOSED_NOTE, type Side } from '../../domain/message/message-words.ts'
import type { Address } from '../../platform/address.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Command } from '../forms/post-call.ts'
import { MarkRead, type MarkThread } from './mark-read.tsx'
import { MessageForm } from './message-form.tsx'
import { invalidateMessages } from './message.queries.ts'
import { Thread } from './thread.tsx'
import type { ThreadView } from './thread-view.ts'

type ConversationProps = {
  thread: ThreadView
  side: Side
  /** `before` is the cursor of the page shown; `sent` the outcome of a post without JavaScript. */
  search: { before?: string | undefined; sent?: string | undefined }
  /** The page of the thread, with the latest messages or those before a cursor. */
  addressOf: (search?: { before: string }) => Address
  command: Command<{ outcome: string }>
  /** The thread, as the command names it. */
  target: Readonly<Record<string, string>>
  /** Marks the messages as read; null for who may only look. */
  mark: MarkThread | null
  /** Why somebody who may only look cannot write. */
  readOnly: string
  /** Between the messages and the form: the end of what a reader comes for. */
  children?: ReactNode
}

/** The messages of a thread and the form that writes to it, the same for both sides. */
export function Conversation(props: ConversationProps) {
  const { thread, side, search, addressOf, command, target, mark, readOnly, children } = props
  const queryClient = useQueryClient()
  const { right, earlierCursor } = thread
  return (
    <>
      <Thread
        thread={thread}
        side={side}
        earlier={earlierCursor === '' ? null : addressOf({ before: earlierCursor })}
        latest={search.before === undefined ? null : addressOf()}
      >
        {children}
      </Thread>
      {right === 'WRITE' && search.before === undefined && (
        <MessageForm
          side={side}
          command={command}
          target={target}
          posted={search.sent}
          onSent={() => invalidateMessages(queryClient)}
        />
      )}
      {right !== 'WRITE' && <Notice tone="info">{right === 'CLOSED' ? CLOSED_NOTE[side] : readOnly}</Notice>}
      {mark && <MarkRead thread={thread} mark={mark} />}
    </>
  )
}
