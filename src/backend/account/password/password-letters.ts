import { RESET_LINK_MINUTES } from '../../../domain/account/reset-link.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toForgotten, toReset } from '../../../platform/addresses.ts'
import { letterOf, type Letter } from '../../mail/letter.ts'

/** The token is in the URL's fragment, which browsers do not send; see `reset-page.tsx`. */
export const resetLetter = (
  origin: string,
  { token, isFirst }: { token: string; isFirst: boolean },
): Letter =>
  letterOf(isFirst ? 'パスワードの設定' : 'パスワードの再設定', [
    `パスワードの${isFirst ? '設定' : '再設定'}の申し込みを受け付けました。`,
    '次のリンクを開いて、新しいパスワードを決めてください。',
    '',
    `${origin}${hrefOf(toReset({}, token))}`,
    '',
    `リンクは${RESET_LINK_MINUTES}分間、一度だけ使えます。もう一度申し込むと、前のリンクは使えなくなります。`,
    '',
    'リンクを開けないときは、次のページで確認コードを入力してください。',
    `ページ: ${origin}${hrefOf(toReset())}`,
    `確認コード: ${token}`,
    '',
    'お心当たりがないときは、何もなさらなくて大丈夫です。パスワードは変わりません。',
  ])

export const changedLetter = (origin: string, at: string): Letter =>
  letterOf('パスワードが変更されました', [
    `${momentText(at)}に、パスワードが変更されました。ほかの端末からはログアウトし、進行中だった変更の申し込みは取り消しました。`,
    '',
    'ご自身で変更された場合は、何もなさらなくて大丈夫です。',
    'お心当たりがないときは、すぐに次のページでパスワードを再設定してください。',
    `${origin}${hrefOf(toForgotten())}`,
  ])
