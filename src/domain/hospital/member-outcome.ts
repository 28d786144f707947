import { provedWords } from '../account/identity-proof.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** Of the commands about members. */
export const memberWords = provedWords(
  outcomeWords({
    INVITED: good('招待のメールを送りました。72時間のあいだ、1回だけ使えます。'),
    ALREADY_MEMBER: 'このメールアドレスの方は、すでに担当者です。',
    TOO_MANY: '待っている招待か担当者が多すぎます。使わない招待を取り消してください。',
    INVALID_ADDRESS: 'メールアドレスの形が正しくありません。',
    VOIDED: good('招待を取り消しました。送ったメールのリンクは使えません。'),
    CHANGED: good('役割を変えました。'),
    UNCHANGED: good('役割はすでにそのとおりです。'),
    REMOVED: good('担当者から外しました。この病院の画面はすぐに開けなくなります。'),
    RESET: good(
      '二段階認証を解除しました。ご本人にメールでお知らせし、すべての端末からログアウトしました。次のログインのあとで、設定し直していただきます。',
    ),
    NO_FACTOR: 'この方の二段階認証は、すでに解除されています。',
    ELSEWHERE:
      'この方はほかの病院の担当者でもあるため、病院からは解除できません。運営に、ご本人からお問い合わせください。',
    OWN: 'ご自身の二段階認証は、「ログインの設定」から変えられます。',
    LAST_OWNER: '管理者がいなくなるため、変えられません。先にほかの方を管理者にしてください。',
    GONE: 'この担当者か招待は、すでにありません。',
    UNREACHABLE: UNAVAILABLE,
  }),
)

/** Of accepting an invitation. */
export const joinWords = outcomeWords({
  JOINED: good('担当者になりました。いつものパスワードでログインしてください。'),
  JOINED_NEW: good(
    '担当者になりました。パスワードを設定するメールを送りましたので、リンクからパスワードを決めてログインしてください。',
  ),
  OTHER_KIND:
    'このメールアドレスは、医師か運営のアカウントで使われています。医師と病院の担当者を兼ねるときは、別のメールアドレスで招待を受けてください。',
  LINK_USED: 'この招待はすでに承諾されています。ログインしてください。',
  LINK_EXPIRED: '招待の期限(72時間)が過ぎています。病院の管理者に、もう一度招待を依頼してください。',
  LINK_REPLACED:
    'この招待は取り消されたか、新しい招待に置きかわっています。最後に届いたメールをご確認ください。',
  LINK_UNKNOWN: '確認コードが正しくありません。メールのリンクをもう一度開いてください。',
  UNREACHABLE: UNAVAILABLE,
})
