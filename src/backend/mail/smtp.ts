import { once } from '../../platform/server/once.server.ts'
import type { SendMail } from './mail.job.ts'

/** Well below `expireSeconds` of the job. */
const PATIENCE = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
}

/** Sends by an SMTP server; `from` is an address or 「名前 <address>」. Connects when there is something to send. */
export function createSmtp({ url, from }: { url: string; from: string }): SendMail {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true })
  })
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ recipient, subject, text, messageId, unsubscribe }) => {
    const smtp = await transport()
    await smtp.sendMail({
      from,
      // An object is one address: a list hidden in the text is not read as several.
      to: { name: '', address: recipient },
      subject,
      text,
      // Of the sender's own domain: one that does not exist counts against a mail.
      messageId: `<${messageId}@${domain}>`,
      headers: {
        // Tells autoresponders and mailing lists not to answer.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
  }
}
