import type { Told } from '../../contract/plain.ts'
import type { Sender, Side } from '../../domain/message/message-words.ts'
import type { ThreadRight } from '../../domain/message/thread-state.ts'
import type { Database } from '../database/client.ts'
import { writeCursor, type KeysetCursor } from '../database/keyset-cursor.ts'
import { threadTerms } from './thread-terms.ts'
import { findMessages, type Situation, type ThreadKey } from './thread.store.ts'

const PAGE = 50

type Asked = {
  key: ThreadKey
  side: Side
  right: ThreadRight
  before: KeysetCursor | null
  /** Whether the reader opens the file of a message; all files without it. */
  opens?: (message: { sender: Sender; sentAt: Date }) => boolean
}

/** A thread as one side sees it, with a page of its messages. */
export async function toThread(
  database: Database,
  { thread, events, ...about }: Situation,
  { key, side, right, before, opens = () => true }: Asked,
): Promise<Told<'dp.message.Thread'>> {
  const { application } = about
  const terms = threadTerms(about)
  const rows =
    thread && right !== 'NONE'
      ? await findMessages(database, { threadId: thread.id, before, limit: PAGE + 1 })
      : []
  const shown = rows.slice(0, PAGE)
  const oldest = shown.at(-1)
  const readAt = { DOCTOR: thread?.doctorReadAt, HOSPITAL: thread?.hospitalReadAt }
  const isRead = (sender: (typeof rows)[number]['sender'], sentAt: Date) => {
    const seen = sender === 'DOCTOR' ? readAt.HOSPITAL : readAt.DOCTOR
    return seen !== undefined && seen !== null && seen >= sentAt
  }
  return {
    id: thread?.id ?? '',
    kind: key.kind === 'spot' ? 'SPOT' : 'REGULAR',
    listingId: String(key.listingId),
    ...terms,
    messages: shown.toReversed().map(({ id, sender, body, sentAt, file }) => ({
      id,
      sender,
      // The name of a file without words is said by the file.
      body: file?.name === body ? '' : body,
      file: file && { ...file, id: opens({ sender, sentAt }) ? file.id : '' },
      sentAt,
      isRead: isRead(sender, sentAt),
    })),
    earlierCursor: oldest && rows.length > PAGE ? writeCursor({ at: oldest.sentAt, id: oldest.id }) : '',
    events: events.map(({ state, at }) => ({ state, at: new Date(at) })),
    right,
    applicationState: application?.state ?? null,
    unread: (side === 'DOCTOR' ? thread?.unreadDoctor : thread?.unreadHospital) ?? 0,
  }
}
