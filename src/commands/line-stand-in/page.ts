import { escapedHtml, linkedHtml } from '../../platform/html-text.ts'
import type { LineMessage } from './messaging.ts'
import { LINE_PEOPLE } from './people.ts'

const STYLE = `
:root { color-scheme: light dark; font-family: "Noto Sans JP", "Hiragino Sans", system-ui, sans-serif; line-height: 1.7 }
body { margin: 0 auto; max-width: 24rem; padding: 32px 16px }
h1 { font-size: 1.25rem; line-height: 1.4 }
form { display: grid; gap: 12px }
article { border: 1px solid; border-radius: 12px; padding: 12px; margin-block: 12px }
p, h2 { margin: 8px 0 }
h2 { font-size: 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
button { min-height: 52px; border: 1px solid; border-radius: 12px; background: none; color: inherit; font: inherit; cursor: pointer }
`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/**
 * The log-in page, where a demo person is chosen instead of typing a password. `uid` is oidc-provider's
 * interaction id.
 */
export const logInPage = (uid: string): string =>
  page(
    'デモ用のLINEログイン',
    `<p>本物のLINEではありません。だれとしてログインするか選んでください。</p>
<form method="post" action="/interaction/${encodeURIComponent(uid)}">
${LINE_PEOPLE.map(({ id, name }) => `<button name="person" value="${id}">${name}さんで許可する</button>`).join('\n')}
<button name="person" value="">キャンセル</button>
</form>`,
  )

type Person = { id: string; name: string; isBlocked: boolean }

const row = ({ text, at }: LineMessage, name: string) => `<article>
<p><strong>${escapedHtml(name)}</strong> ${escapedHtml(at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' }))}</p>
<pre>${linkedHtml(text)}</pre>
</article>`

/** The messages that people received, newest first, and a button with which each blocks our LINE account. */
export const messagesPage = (people: readonly Person[], messages: readonly LineMessage[]): string =>
  page(
    '届いたLINEメッセージ(デモ・開発用)',
    `<p>本物のLINEには送られません。新しい50通までがここに残ります。</p>
${messages.map((one) => row(one, people.find(({ id }) => id === one.to)?.name ?? '')).join('\n') || '<p>まだメッセージはありません。</p>'}
<h2>友だち</h2>
${people
  .map(
    ({
      id,
      name,
      isBlocked,
    }) => `<form method="post" action="/messages"><input type="hidden" name="to" value="${id}">
<button name="do" value="${isBlocked ? 'follow' : 'block'}">${name}さんが${isBlocked ? 'ブロックを解除する' : 'ブロックする'}</button></form>`,
  )
  .join('\n')}`,
  )

export const failurePage = (): string =>
  page(
    'デモ用のLINEログイン',
    '<p>この操作は続けられません。アプリに戻って、はじめからやり直してください。</p>',
  )
