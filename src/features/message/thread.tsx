import { useEffect, useRef, type ReactNode } from 'react'
import { FILE_OVER } from '../../domain/message/message-file.ts'
import { SENDER, type Side } from '../../domain/message/message-words.ts'
import { clockText } from '../../domain/text/shift-text.ts'
import type { Address } from '../../platform/address.ts'
import { SentFileLink } from '../page-parts/sent-file-link.tsx'
import { Link } from '../../platform/link.tsx'
import { FileIcon } from '../../ui/icon/subject-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { threadLines, type ThreadLine } from './thread-lines.ts'
import type { ThreadView } from './thread-view.ts'
import * as styles from './message.css.ts'

type ThreadProps = {
  thread: ThreadView
  /** The reader's side; null for our staff, who are neither. */
  side: Side | null
  /** The page with the messages before these, and the one with the latest; null where there is none. */
  earlier: Address | null
  latest: Address | null
  /** What the latest message asks for, below it. */
  children?: ReactNode
}

/** The messages of a thread, oldest first, with the events of the application between them. */
export function Thread({ thread, side, earlier, latest, children }: ThreadProps) {
  const end = useRef<HTMLDivElement>(null)
  const { lastAt } = thread
  // The latest message is what a reader comes for.
  useEffect(() => {
    if (lastAt !== null) end.current?.scrollIntoView({ block: 'end' })
  }, [lastAt])
  return (
    <Stack gap={3}>
      {earlier && (
        <p className={styles.notice}>
          <Link {...earlier} className={rowLinkClass}>
            以前のメッセージ
          </Link>
        </p>
      )}
      <ol className={styles.lines} aria-label="メッセージ" aria-live="polite">
        {threadLines(thread).map((line) => (
          <Line key={line.key} line={line} side={side} />
        ))}
      </ol>
      {latest && (
        <p className={styles.notice}>
          <Link {...latest} className={rowLinkClass}>
            最新のメッセージへ
          </Link>
        </p>
      )}
      {children}
      <div ref={end} className={styles.end} />
    </Stack>
  )
}

type SentFileProps = {
  file: NonNullable<ThreadView['messages'][number]['file']>
  from: 'own' | 'other'
}

/** A file of a message, as a link; its name alone where the reader may not open it any more. */
function SentFile({ file, from }: SentFileProps) {
  const { id, name, size } = file
  if (id === '') return <Text tone="sub">{`${name}(${FILE_OVER})`}</Text>
  return (
    <SentFileLink file={file} className={styles.file[from]}>
      <FileIcon size="sm" />
      <span className={styles.fileName}>{name}</span>
      <Text as="span" tone="sub" size="md">
        {size}
      </Text>
    </SentFileLink>
  )
}

function Line({ line, side }: { line: ThreadLine; side: Side | null }) {
  if (line.kind === 'day') return <li className={styles.notice}>{line.text}</li>
  if (line.kind === 'event')
    return (
      <li className={styles.notice}>
        {line.text} {clockText(line.at)}
      </li>
    )
  const { sender, body, sentAt: at, isRead, file } = line.message
  // Our staff see the hospital's messages on the right.
  const from = sender === (side ?? 'HOSPITAL') ? 'own' : 'other'
  const seen = from === 'own' && isRead ? '既読・' : ''
  return (
    <li className={styles.message[from]}>
      {body !== '' && <p className={styles.text[from]}>{body}</p>}
      {file && <SentFile file={file} from={from} />}
      <Text as="span" tone="sub" size="md">
        {(from === 'other' || side === null) && `${SENDER[sender]}・`}
        {seen}
        <time dateTime={at}>{clockText(at)}</time>
      </Text>
    </li>
  )
}
