import { eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { mailOutbox } from '../database/schema/account/mail.ts'

export type Mail = typeof mailOutbox.$inferSelect

export async function findMail(executor: Executor, id: number): Promise<Mail | undefined> {
  const [mail] = await executor.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail
}

export async function markSent(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.update(mailOutbox).set({ sentAt: now }).where(eq(mailOutbox.id, id))
}
