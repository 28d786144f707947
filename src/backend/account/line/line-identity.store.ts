import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database, Executor } from '../../database/client.ts'
import { deleteLapsed } from '../session/lapse.store.ts'
import { account } from '../../database/schema/account/account.ts'
import { lineIdentity } from '../../database/schema/account/line.ts'

export type LinePerson = { provider: string; sub: string }

const isPerson = ({ provider, sub }: LinePerson) =>
  and(eq(lineIdentity.provider, provider), eq(lineIdentity.sub, sub))

type AccountOfPerson = { accountId: string; epoch: number; lapsesAt: Date | null }

async function findAccountOf(executor: Executor, person: LinePerson): Promise<AccountOfPerson | undefined> {
  const [row] = await executor
    .select({ accountId: lineIdentity.accountId, epoch: account.epoch, lapsesAt: account.lapsesAt })
    .from(lineIdentity)
    .innerJoin(account, eq(account.id, lineIdentity.accountId))
    .where(isPerson(person))
  return row
}

/** The account of a LINE user, inserted at the first log-in; safe against concurrent first log-ins. */
export async function findOrInsertAccount(
  database: Database,
  person: LinePerson,
  now: Date,
): Promise<{ accountId: string; epoch: number; isNew: boolean }> {
  const known = await findAccountOf(database, person)
  const hasLapsed = Boolean(known?.lapsesAt && known.lapsesAt <= now)
  if (known && !hasLapsed) return { ...known, isNew: false }
  return database.transaction(async (tx) => {
    if (known) await deleteLapsed(tx, now)
    const [made] = await tx.insert(account).values({ createdAt: now }).returning({ id: account.id })
    if (!made) throw new Error('an account was not made')
    const [linked] = await tx
      .insert(lineIdentity)
      .values({ ...person, accountId: made.id, linkedAt: now })
      .onConflictDoNothing()
      .returning({ accountId: lineIdentity.accountId })
    if (linked) return { accountId: made.id, epoch: 0, isNew: true }
    // A concurrent log-in of the same person was first.
    await tx.delete(account).where(eq(account.id, made.id))
    const faster = await findAccountOf(tx, person)
    if (!faster) throw new Error('a person at LINE has no account')
    return { ...faster, isNew: false }
  })
}

/** When the account was linked with LINE; null when it is not. */
export async function findLinkedAt(executor: Executor, accountId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ linkedAt: lineIdentity.linkedAt })
    .from(lineIdentity)
    .where(eq(lineIdentity.accountId, accountId))
  return row?.linkedAt ?? null
}

export type LinkOutcome = 'LINKED' | 'TAKEN' | 'LINKED_OTHERWISE'

/**
 * Links a LINE user to an account. TAKEN: the LINE user belongs to another account. LINKED_OTHERWISE: the
 * account belongs to another LINE user. Nothing changes in these cases, nor with ALREADY_LINKED.
 */
export async function insertLink(
  executor: Executor,
  { accountId, person, now }: { accountId: string; person: LinePerson; now: Date },
): Promise<LinkOutcome | 'ALREADY_LINKED'> {
  const [linked] = await executor
    .insert(lineIdentity)
    .values({ ...person, accountId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ accountId: lineIdentity.accountId })
  if (linked) return 'LINKED'
  const owner = await findAccountOf(executor, person)
  if (owner?.accountId === accountId) return 'ALREADY_LINKED'
  return owner ? 'TAKEN' : 'LINKED_OTHERWISE'
}

/** Unlinks LINE unless it is the only way to log in (no password); returns whether a link was deleted. */
export async function deleteLink(executor: Executor, accountId: string): Promise<boolean> {
  const withPassword = executor
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.passwordHash)))
  const ended = await executor
    .delete(lineIdentity)
    .where(inArray(lineIdentity.accountId, withPassword))
    .returning({ accountId: lineIdentity.accountId })
  return ended.length > 0
}
