import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { serveHtml } from './listen.ts'

/** The yardstick of a start: Node, http, react-dom and a small page. */
const items = Array.from({ length: 20 }, (_, index) => h('li', { key: index }, `求人 ${index}`))
const page = h('html', { lang: 'ja' }, h('body', null, h('h1', null, 'スポット'), h('ul', null, items)))

serveHtml(() => renderToString(page))
