import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapedHtml, linkedHtml } from '../platform/html-text.ts'
import { setSecurityHeaders } from '../platform/server/security-headers.server.ts'

export type CaughtMail = {
  id: number
  at: Date
  from: string
  recipients: string[]
  subject: string
  text: string
  messageId: string
  headers: Record<string, string>
}

/** Path of the page with caught mails. */
export const MAIL_PAGE = '/dev/mails'

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.7 }
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.25rem }
article { border: 1px solid; border-radius: .5rem; padding: 1rem; margin-block: 1rem }
h2 { font-size: 1rem; margin: 0 }
p { margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0 }
`

const timeText = (at: Date) => at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })

const mailHtml = ({ at, recipients, subject, text }: CaughtMail) => `<article>
<h2>${escapedHtml(subject)}</h2>
<p>宛先: ${escapedHtml(recipients.join(', '))}</p>
<p>${escapedHtml(timeText(at))}</p>
<pre>${linkedHtml(text)}</pre>
</article>`

function pageHtml(mails: readonly CaughtMail[], nonce: string): string {
  const list = mails.map(mailHtml).join('\n')
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>送信されたメール(デモ・開発用)</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>送信されたメール(デモ・開発用)</h1>
<p>メールはどこにも送られず、新しい50通までがここに残ります。</p>
${list || '<p>まだメールはありません。</p>'}
</main>
</body>
</html>`
}

/** Handles `/dev/mails`; returns whether it did. */
export function answerMailPage(
  mails: () => readonly CaughtMail[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || (request.url ?? '').split('?', 1)[0] !== MAIL_PAGE) return false
  const nonce = randomBytes(16).toString('base64')
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  setSecurityHeaders(headers, nonce)
  for (const [name, value] of headers) response.setHeader(name, value)
  response.end(pageHtml(mails(), nonce))
  return true
}
