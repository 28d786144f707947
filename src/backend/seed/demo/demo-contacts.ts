import { DAY_MS } from '../../../domain/duration.ts'
import type { Database } from '../../database/client.ts'
import { contact } from '../../database/schema/contact.ts'
import { HOSPITAL_MEMBER, OUR_STAFF, TRUSTED } from '../../database/demo-people.ts'

/** Two questions that wait for our staff, and one that they answered. Idempotent. */
export async function seedDemoContacts(
  database: Database,
  ids: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const staffAccountId = ids.get(OUR_STAFF)
  if (!staffAccountId) return
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await database
    .insert(contact)
    .values([
      {
        key: 'demo-contact-doctor',
        accountId: ids.get(TRUSTED),
        sender: 'DOCTOR',
        topic: 'PAY',
        name: '山田 太郎',
        mail: TRUSTED,
        body: '先月の当直の報酬について、支払調書の発行時期を教えてください。',
        sentAt: ago(0.5),
      },
      {
        key: 'demo-contact-visitor',
        sender: 'VISITOR',
        topic: 'ACCOUNT',
        name: '小川 恵',
        mail: 'ogawa@demo.example',
        body: '医師免許証の書き換え中です。旧姓の免許証でも登録を進められますか。',
        sentAt: ago(0.2),
      },
      {
        key: 'demo-contact-hospital',
        accountId: ids.get(HOSPITAL_MEMBER),
        sender: 'HOSPITAL',
        topic: 'HOSPITAL',
        name: '採用担当',
        mail: HOSPITAL_MEMBER,
        body: '同じ条件の求人を、翌月の日付でまとめて掲載する方法を教えてください。',
        sentAt: ago(5),
        state: 'ANSWERED',
        words: '「求人」の一覧で求人を選び、「日付を変えて複製」から、まとめて下書きを作れます。',
        decidedAt: ago(4.5),
        staffAccountId,
      },
    ])
    .onConflictDoNothing()
}
