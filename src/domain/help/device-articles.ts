import { SUPPORTED_BROWSERS } from '../visit/supported-browsers.ts'
import type { HelpArticle } from './help-article.ts'

const supported = SUPPORTED_BROWSERS.map(({ name, from }) => `${name} ${from}`).join('、')

/** About the devices that people use. */
export const DEVICE_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'browsers',
    topic: 'START',
    title: '使えるブラウザと端末',
    body: [
      `次のブラウザと、それより新しいもので使えます。${supported}。`,
      'これより古いブラウザでも、求人をさがす、応募する、メッセージを送るといった操作はできます。そのときは画面の一部が自動では更新されず、ボタンを押すたびにページを読み込みます。写真の縮小や通知など、新しい機能の要る操作は使えません。',
      '表示がおかしいときは、端末の設定から、OSとブラウザを最新にしてお試しください。',
    ],
    words: [
      '動作環境',
      '対応',
      'iPhone',
      'Android',
      'Safari',
      'Chrome',
      'Edge',
      'Firefox',
      '古い',
      '白い',
      '真っ白',
      'スマホ',
      'パソコン',
    ],
  },
]
