import { ANSWER_DAYS, CONTACT_TOPIC } from '../../domain/contact/contact.ts'
import { contactNumber } from '../../domain/contact/contact-number.ts'
import { hrefOf } from '../../platform/address.ts'
import { toContact } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import { findContact } from './contact.store.ts'

export const CONTACT_RECEIVED_MAIL = 'CONTACT_RECEIVED'
export const CONTACT_ANSWER_MAIL = 'CONTACT_ANSWER'

/**
 * The mails about a contact. That it arrived is said without a word of what was typed, since the address may be
 * somebody else's.
 */
export const createContactLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof CONTACT_RECEIVED_MAIL | typeof CONTACT_ANSWER_MAIL, LetterWriter>> => ({
  [CONTACT_RECEIVED_MAIL]: async ({ contactId = '' }) => {
    const found = await findContact(database, contactId)
    return (
      found &&
      letterOf('お問い合わせを受け付けました', [
        'お問い合わせをいただき、ありがとうございます。次の内容で受け付けました。',
        '',
        `受付番号: ${contactNumber(contactId)}`,
        `種類: ${CONTACT_TOPIC[found.topic]}`,
        '',
        `通常${ANSWER_DAYS}営業日以内に、このメールアドレスにお答えします。`,
        '',
        'お心当たりがないときは、何もなさらなくて大丈夫です。',
      ])
    )
  },
  [CONTACT_ANSWER_MAIL]: async ({ contactId = '' }) => {
    const found = await findContact(database, contactId)
    if (found?.state !== 'ANSWERED') return null
    const { name, sender, words, body } = found
    return letterOf(`お問い合わせへの回答(受付番号 ${contactNumber(contactId)})`, [
      `${name}${sender === 'DOCTOR' ? '先生' : ' 様'}`,
      '',
      words ?? '',
      '',
      '【いただいたお問い合わせ】',
      body,
      '',
      'さらにお尋ねになりたいことは、次のページからお送りください。',
      `${origin}${hrefOf(toContact())}`,
    ])
  },
})
