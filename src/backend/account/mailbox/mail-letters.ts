import { momentText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toConfirm, toContact, toProfile, toStop, toTakeBack } from '../../../platform/addresses.ts'
import { letterOf, type Letter } from '../../mail/letter.ts'
import { TAKE_BACK_DAYS } from './take-back.store.ts'

export const CONFIRM_LINK_MINUTES = 60

/** The token is in the URL's fragment, as in reset links. */
export const confirmLetter = (origin: string, { token, isNew }: { token: string; isNew: boolean }): Letter =>
  letterOf(isNew ? '新しいメールアドレスの確認' : 'メールアドレスの確認', [
    isNew
      ? 'メールアドレスの変更の申し込みを受け付けました。'
      : 'DPワークにご登録いただき、ありがとうございます。',
    isNew
      ? '次のリンクを開いて確認すると、このメールアドレスに変わります。'
      : '次のリンクを開いて、このメールアドレスをご確認ください。',
    '',
    `${origin}${hrefOf(toConfirm({}, token))}`,
    '',
    `リンクは${CONFIRM_LINK_MINUTES}分間、一度だけ使えます。もう一度お送りすると、前のリンクは使えなくなります。`,
    '',
    'リンクを開けないときは、次のページで確認コードを入力してください。',
    `ページ: ${origin}${hrefOf(toConfirm())}`,
    `確認コード: ${token}`,
    '',
    'お心当たりがないときは、何もなさらなくて大丈夫です。',
  ])

/** Longer than the confirmation link, so that a doctor on duty can still cancel. */
export const STOP_LINK_HOURS = 72

/** Warning to the present address when a change is requested. */
export const changeWishedLetter = (origin: string, { token, at }: { token: string; at: string }): Letter =>
  letterOf('メールアドレスの変更の申し込みがありました', [
    `${momentText(at)}に、ご登録のメールアドレスを別のアドレスに変更する申し込みがありました。`,
    '新しいメールアドレスでの確認が済むと、変更されます。',
    '',
    'ご自身の申し込みでしたら、何もなさらなくて大丈夫です。',
    'お心当たりがないときは、すぐに次のリンクを開いて、変更を止めてください。',
    '',
    `${origin}${hrefOf(toStop({}, token))}`,
    '',
    'リンクを開けないときは、次のページで確認コードを入力してください。',
    `ページ: ${origin}${hrefOf(toStop())}`,
    `確認コード: ${token}`,
  ])

/** Text for a previous address that cannot recover the account (held for a short time, or no password). */
const WITHOUT_WAY_BACK = (origin: string) => [
  'お心当たりがないときは、すぐにログイン中の端末でプロフィールを開き、パスワードの変更と、すべての端末からのログアウトをお願いします。',
  `${origin}${hrefOf(toProfile())}`,
]

const wayBack = (origin: string, token: string) => [
  `お心当たりがないときは、${TAKE_BACK_DAYS}日以内に次のリンクを開いて、このメールアドレスに戻してください。変更の前にお使いだったパスワードが必要です。変更のあとに行われたログインや連携は、すべて取り消されます。`,
  '',
  `${origin}${hrefOf(toTakeBack({}, token))}`,
  '',
  'リンクを開けないときは、次のページで確認コードを入力してください。',
  `ページ: ${origin}${hrefOf(toTakeBack())}`,
  `確認コード: ${token}`,
]

/** Notice to the previous address after a change. */
export const addressChangedLetter = (
  origin: string,
  { at, token }: { at: string; token: string | null },
): Letter =>
  letterOf('メールアドレスが変更されました', [
    `${momentText(at)}に、ご登録のメールアドレスが別のアドレスに変更されました。`,
    '今後のご連絡は新しいメールアドレスにお送りします。ログインのユーザーIDも新しいメールアドレスになります。',
    '',
    'ご自身で変更された場合は、何もなさらなくて大丈夫です。',
    ...(token === null ? WITHOUT_WAY_BACK(origin) : wayBack(origin, token)),
  ])

/** Notice to the address that lost the account by a recovery. */
export const takenBackLetter = (origin: string, at: string): Letter =>
  letterOf('メールアドレスが元に戻されました', [
    `${momentText(at)}に、アカウントのメールアドレスが、変更前のアドレスに戻されました。`,
    '変更前のメールアドレスに届いたリンクと、変更前のパスワードで行われた操作です。このメールアドレスではログインできなくなりました。',
    '',
    'お心当たりがないときは、次のページから運営にお問い合わせください。',
    `${origin}${hrefOf(toContact())}`,
  ])
