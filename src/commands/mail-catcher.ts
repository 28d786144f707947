import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import type { CaughtMail } from './mail-page.ts'
import { now } from '../platform/clock.ts'

export type MailCatcher = {
  /** The app's SMTP_URL. */
  url: string
  /** The last mails, newest first. */
  mails(): readonly CaughtMail[]
  close(): Promise<void>
}

const KEPT = 50
const LARGEST = 1_000_000

/** An SMTP server on loopback that keeps mails in memory and forwards none. */
export async function startMailCatcher(): Promise<MailCatcher> {
  // Development dependencies: without them there is no mail catcher.
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ])
  const kept: CaughtMail[] = []
  let count = 0

  async function keep(stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> {
    const { from, subject, text, messageId, headers } = await PostalMime.parse(await buffer(stream))
    count += 1
    kept.unshift({
      id: count,
      at: now(),
      from: from?.address ?? '',
      recipients,
      subject: subject ?? '',
      text: text ?? '',
      messageId: messageId ?? '',
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    })
    kept.length = Math.min(kept.length, KEPT)
  }

  const server = new SMTPServer({
    size: LARGEST,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      callbackify(keep)(stream, recipients, done)
    },
  })
  // Ignores clients that disconnect.
  server.on('error', () => undefined)
  await new Promise<void>((settle, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mails: () => kept,
    close: () => new Promise((settle) => server.close(settle)),
  }
}
