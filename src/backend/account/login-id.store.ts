import { and, asc, desc, eq, exists, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account, knownDevice } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hashOfSecret } from './session/session-cookie.ts'

/**
 * Condition of the unique index `account_login_id_owned`: a confirmed address, or a login id that is not an
 * address.
 */
const isOwned = sql<boolean>`(${account.mailConfirmedAt} is not null or position('@' in ${account.loginId}) = 0)`

const isNotLapsed = (now: Date) => or(isNull(account.lapsesAt), gt(account.lapsesAt, now))

const hasDoctor = (executor: Executor) =>
  exists(executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, account.id)))

/** Maximum number of unconfirmed registrations of one address against which a password is checked. */
const UNPROVED = 3

export type Candidate = { id: string; passwordHash: string | null; epoch: number; isOwned: boolean }

/**
 * Candidate accounts of a login id: its owner, or else the newest registrations with that unconfirmed
 * address. Accounts known to this device come first, so that strangers' registrations cannot crowd out the
 * doctor's own.
 */
export async function findCandidates(
  executor: Executor,
  { loginId, device, now }: { loginId: string; device: string | null; now: Date },
): Promise<Candidate[]> {
  const isOfDevice = exists(
    executor
      .select({ id: knownDevice.accountId })
      .from(knownDevice)
      .where(
        and(
          eq(knownDevice.accountId, account.id),
          eq(knownDevice.epoch, account.epoch),
          eq(knownDevice.deviceHash, hashOfSecret(device ?? '')),
        ),
      ),
  )
  const rows = await executor
    .select({ id: account.id, passwordHash: account.passwordHash, epoch: account.epoch, isOwned })
    .from(account)
    .where(and(eq(account.loginId, loginId), isNotLapsed(now)))
    .orderBy(desc(isOwned), desc(isOfDevice), desc(account.createdAt))
    .limit(UNPROVED)
  return rows[0]?.isOwned ? rows.slice(0, 1) : rows
}

/** Whether an account owns the login id. */
export async function isLoginIdOwned(executor: Executor, loginId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.loginId, loginId), isOwned))
  return rows.length > 0
}

/** The account that owns a login id. */
export async function findLoginIdOwner(executor: Executor, loginId: string) {
  const [row] = await executor
    .select({ accountId: account.id, kind: account.kind })
    .from(account)
    .where(and(eq(account.loginId, loginId), isOwned))
  return row ?? null
}

export type ResetTarget = { accountId: string; epoch: number } | 'UNPROVED' | null

/**
 * The account whose password a reset link for an address may set: the owner of the address, or a doctor who
 * has submitted a registration without confirming the address. UNPROVED: only unfinished registrations have
 * the address.
 */
export async function findResetTarget(executor: Executor, loginId: string, now: Date): Promise<ResetTarget> {
  const isDoctors = sql<boolean>`${hasDoctor(executor)}`
  const [row] = await executor
    .select({ accountId: account.id, epoch: account.epoch, isOwned, isDoctors })
    .from(account)
    .where(and(eq(account.loginId, loginId), isNotLapsed(now)))
    .orderBy(desc(isOwned), desc(isDoctors), asc(account.createdAt))
    .limit(1)
  if (!row) return null
  const { accountId, epoch } = row
  return row.isOwned || row.isDoctors ? { accountId, epoch } : 'UNPROVED'
}

/** Locks all accounts that name an address, ordered by id against deadlocks. */
export async function lockClaims(
  tx: Executor,
  { address, accountId }: { address: string; accountId: string | null },
): Promise<void> {
  const isConcerned = accountId === null ? undefined : eq(account.id, accountId)
  await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.loginId, address), isConcerned))
    .orderBy(account.id)
    .for('update')
}

/**
 * Removes other claims to an address that is now owned: deletes other registrations with their drafts,
 * sessions and links. A submitted doctor stays, without the address, for staff to review.
 */
export async function endOtherClaims(
  tx: Executor,
  { address, accountId }: { address: string; accountId: string },
): Promise<void> {
  const isOthers = and(eq(account.loginId, address), ne(account.id, accountId))
  await tx.delete(account).where(and(isOthers, eq(account.kind, 'DOCTOR'), sql`not ${hasDoctor(tx)}`))
  await tx
    .update(account)
    .set({ loginId: null, passwordHash: null, pendingLoginId: null, epoch: sql`${account.epoch} + 1` })
    .where(isOthers)
}
