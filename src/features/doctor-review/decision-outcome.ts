import { PROPOSAL_HOURS } from '../../domain/doctor/decision-proposal.ts'
import { provedWords } from '../../domain/account/identity-proof.ts'
import { NEW_MEMBER_WORDS } from '../../domain/staff/membership.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { good, outcomeWords } from '../../domain/text/outcome-words.ts'

/** Messages to our staff after a decision about a doctor. */
export const DECISION_MESSAGES = {
  DECIDED: good('記録しました。'),
  PROPOSED: good(
    `提案を記録しました。ほかの担当者が${PROPOSAL_HOURS}時間以内に確認すると実行されます。それまで先生の状態は変わりません。`,
  ),
  ALREADY_PROPOSED: 'この先生については、すでに確認待ちの提案があります。',
  CHANGED_MEANWHILE:
    'ほかの担当者の処理か、先生からの再提出が先にありました。最新の内容を確認してから、もう一度お選びください。',
  NOT_ALLOWED: 'この状態の医師には選べない操作です。',
  REASON_REQUIRED: '先生にお伝えする理由を入力してください。',
  DOCUMENT_MISSING: '確認の根拠になる書類がまだ提出されていません。',
  UNTIL_NOT_AHEAD: '一時停止の終わりは、いまより後の日時にしてください。',
  NEW_MEMBER: NEW_MEMBER_WORDS,
  NOT_CHOSEN: '操作を選んでください。',
  UNREACHABLE: UNAVAILABLE,
}

/** Whether the form is finished. */
export const isDecided = (outcome: string): boolean => outcome === 'DECIDED' || outcome === 'PROPOSED'

export const decisionWords = provedWords(outcomeWords(DECISION_MESSAGES))
