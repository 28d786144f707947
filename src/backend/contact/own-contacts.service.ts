import { CONTACT_STATE, CONTACT_TOPIC } from '../../domain/contact/contact.ts'
import type { Executor } from '../database/client.ts'
import { findContactViews, findOwnContacts } from './contact.store.ts'

/** An account's contacts for its data export. */
export const ownContacts = async (executor: Executor, accountId: string) => ({
  お問い合わせ: (await findOwnContacts(executor, accountId)).map((one) => ({
    種類: CONTACT_TOPIC[one.topic],
    名前: one.name,
    メールアドレス: one.mail,
    内容: one.body,
    送信日時: one.sentAt,
    状態: CONTACT_STATE[one.state],
    回答: one.state === 'ANSWERED' ? one.words : null,
    回答日時: one.decidedAt,
  })),
  運営によるお問い合わせの閲覧: (await findContactViews(executor, accountId)).map(
    ({ staffName, reason, at }) => ({ 担当者: staffName, 理由: reason, 閲覧日時: at }),
  ),
})
