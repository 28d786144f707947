import { escapedHtml } from '../html-text.ts'

export type PlainPage = {
  /** Of the response, for the one style element. */
  nonce: string
  title: string
  lines: readonly string[]
  /** 「トップへ戻る」, where the home page can be expected to answer. */
  leadsHome?: boolean
}

/** The colours of the design system (`ui/theme/tokens.ts`, which a test compares) that the page needs. */
export const PLAIN_COLORS = {
  light: { surface: '#f5f7fb', ink: '#10203c', sub: '#54637c', brand: '#1557d6', focus: '#1557d6' },
  dark: { surface: '#0c1424', ink: '#edf2fb', sub: '#a5b3cb', brand: '#7ca8ff', focus: '#b5ceff' },
} as const

const propertiesOf = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';')

const STYLE = `
:root{color-scheme:light dark;${propertiesOf(PLAIN_COLORS.light)}}
@media (prefers-color-scheme:dark){:root{${propertiesOf(PLAIN_COLORS.dark)}}}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;box-sizing:border-box;
background:var(--surface);color:var(--ink);line-height:1.8;
font-family:"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",system-ui,sans-serif}
main{max-width:32rem}
.name{margin:0 0 24px;font-weight:700;color:var(--brand)}
h1{margin:0 0 12px;font-size:1.375rem;line-height:1.5;text-wrap:balance}
p{margin:0 0 8px;color:var(--sub);overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand);font-weight:700}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`

/**
 * A page that needs neither the app nor its files: for errors below the app, and for maintenance. Everything
 * in it is escaped.
 */
export function plainPage({ nonce, title, lines, leadsHome = false }: PlainPage): string {
  const shown = escapedHtml(title)
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${shown} | DPワーク</title>
<style nonce="${escapedHtml(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<p class="name">DPワーク</p>
<h1>${shown}</h1>
${lines.map((line) => `<p>${escapedHtml(line)}</p>`).join('\n')}
${leadsHome ? '<a href="/">トップへ戻る</a>' : ''}
</main>
</body>
</html>`
}
