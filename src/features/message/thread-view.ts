import type { MessageFile, Thread } from '../../contract/gen/message_pb.ts'
import { Sender, ThreadRight } from '../../contract/gen/message_pb.ts'
import { ApplicationState } from '../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf } from '../../contract/wire-word.ts'
import { fileSizeText } from '../../domain/message/message-file.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'

const fileView = ({ id, name, size }: MessageFile) => ({ id, name, size: fileSizeText(size) })

/** Maps a thread to what both sides' pages show; instants as Tokyo text. */
export function shownThread(thread: Thread | undefined) {
  if (!thread) throw new Error('message service: thread is missing')
  const { id, title, fee, earlierCursor, unread } = thread
  const [start, end] = [instantText(thread.startTime), instantText(thread.endTime)]
  const messages = thread.messages.map((message) => ({
    id: message.id,
    sender: requiredWord(Sender, message.sender, 'Message.sender'),
    body: message.body,
    at: instantText(message.sentAt) ?? '',
    isRead: message.isRead,
    file: message.file ? fileView(message.file) : null,
  }))
  return {
    id,
    listingId: thread.listingId,
    title,
    /** 「12/18(金) 17:00〜翌9:00」, or the pattern of a contract; null of regular work without one. */
    shift: start && end ? shiftText(start, end) : thread.pattern || null,
    fee,
    messages,
    /** Newest message, up to which the page has been read; null without one. */
    lastAt: messages.at(-1)?.at ?? null,
    earlierCursor,
    events: thread.events.map(({ state, at }) => ({
      state: requiredWord(ApplicationState, state, 'ThreadEvent.state'),
      at: instantText(at) ?? '',
    })),
    right: requiredWord(ThreadRight, thread.right, 'Thread.right'),
    state: wireWordOf(ApplicationState, thread.applicationState),
    unread,
  }
}
export type ThreadView = ReturnType<typeof shownThread>
