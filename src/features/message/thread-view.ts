import type { Shown } from '../../contract/plain.ts'
import { fileSizeText } from '../../domain/message/message-file.ts'
import { shiftText } from '../../domain/text/shift-text.ts'

type Shift = { startTime: string | null; endTime: string | null; pattern: string }

/** 「12/18(金) 17:00〜翌9:00」, or the pattern of a contract; null of regular work without one. */
export const threadShift = ({ startTime, endTime, pattern }: Shift): string | null =>
  startTime && endTime ? shiftText(startTime, endTime) : pattern || null

/** A thread as the pages of both sides show it. */
export function threadOnPage(thread: Shown<'dp.message.Thread'>) {
  const messages = thread.messages.map(({ file, ...message }) => ({
    ...message,
    file: file && { id: file.id, name: file.name, size: fileSizeText(file.size) },
  }))
  return {
    ...thread,
    shift: threadShift(thread),
    messages,
    /** Newest message, up to which the page has been read; null without one. */
    lastAt: messages.at(-1)?.sentAt ?? null,
  }
}
export type ThreadView = ReturnType<typeof threadOnPage>
