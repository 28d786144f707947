import { LINE_PEOPLE } from './people.ts'

const STYLE = `
:root { color-scheme: light dark; font-family: "Noto Sans JP", "Hiragino Sans", system-ui, sans-serif; line-height: 1.7 }
body { margin: 0 auto; max-width: 24rem; padding: 32px 16px }
h1 { font-size: 1.25rem; line-height: 1.4 }
form { display: grid; gap: 12px }
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

export const failurePage = (): string =>
  page(
    'デモ用のLINEログイン',
    '<p>この操作は続けられません。アプリに戻って、はじめからやり直してください。</p>',
  )
