import { FACTOR_SHOWN_MINUTES, groupedCode, typedFactorCode } from '../../../domain/account/second-factor.ts'
import type { Database, Executor } from '../../database/client.ts'
import type { SealKeys } from '../../seal-keys/seal-keys.ts'
import { clearAttempts } from '../attempt.store.ts'
import { endAllBegun, lockForSession } from '../session/account-end.service.ts'
import { provedAddressOf } from '../../mail/mail-address.ts'
import type { PasswordService } from '../password/password.service.ts'
import { findAccountById, type AccountRow } from '../password/password.store.ts'
import type { Browser } from '../session/begin-session.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findLiveSession, type LiveSession } from '../session/session.store.ts'
import { throttleFactor } from '../throttle.ts'
import { makeRecoveryCodes, takeCode } from './factor-code.ts'
import { sealOwner } from '../../seal-keys/factor-owner.ts'
import { tellOfFactor, type RecordFactor } from './factor-notice.ts'
import {
  countRecoveryCodes,
  deleteFactor,
  deleteShown,
  findFactor,
  findShown,
  hasFactor,
  insertFactor,
  putShown,
} from './factor.store.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

export type FactorState = {
  isAvailable: boolean
  onSince: string | null
  recoveryCodesLeft: number
  setup: { secret: string; uri: string } | null
  recoveryCodes: string[] | null
}

type Refusal =
  | { outcome: 'WRONG_CREDENTIALS' | 'WRONG_CODE' | 'NOT_ALLOWED' | 'UNAVAILABLE' | 'SIGNED_OUT' }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }
type Answer<Outcome extends string> = Promise<{ outcome: Outcome } | Refusal>

type Options = {
  database: Database
  passwords: Pick<PasswordService, 'reauthenticate'>
  /** Null: secrets cannot be encrypted, and no factor is set up. */
  seal: SealKeys | null
  record: RecordFactor
  clock: () => Date
}

type Caller = { session: LiveSession; owner: AccountRow }
type Proof = { secret: string | null; password: string; code: string }

/** Without a confirmed address nobody could be told of changes, nor be found who has lost the factor. */
const mayBegin = (owner: AccountRow): boolean => owner.kind !== 'DOCTOR' || provedAddressOf(owner) !== null

/** The second factor of the session's account: reading it, and turning it on and off. */
export function createFactorService({ database, passwords, seal, record, clock }: Options) {
  async function callerOf(secret: string | null): Promise<Caller | null> {
    const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), clock())
    const owner = session && (await findAccountById(database, session.accountId))
    return owner ? { session, owner } : null
  }

  const shownUntil = (now: Date) => new Date(now.getTime() + FACTOR_SHOWN_MINUTES * 60_000)

  /** What is shown to the session, opened; a text that this key does not open is not there. */
  async function shownTo(executor: Executor, { id: sessionId, accountId }: LiveSession, now: Date) {
    const rows = await findShown(executor, { accountId, sessionId }, now)
    const textOf = (kind: 'SETUP' | 'RECOVERY_CODES') => {
      const row = rows.find((one) => one.kind === kind)
      return row ? (seal?.open(sealOwner(accountId), row.sealed) ?? null) : null
    }
    return { secret: textOf('SETUP'), codes: textOf('RECOVERY_CODES') }
  }

  async function showNewCodes(
    tx: Executor,
    { id: sessionId, accountId }: LiveSession,
    by: SealKeys,
    now: Date,
  ) {
    const codes = await makeRecoveryCodes(tx, accountId)
    const sealed = await by.sealIn(tx, sealOwner(accountId), codes.join(' '))
    await putShown(tx, { accountId, sessionId, kind: 'RECOVERY_CODES', sealed, expiresAt: shownUntil(now) })
  }

  const limited = ({ id, accountId }: LiveSession, now: Date) =>
    throttleFactor(database, { accountId, own: id, now })

  /** Runs a change that needs password and code, in one transaction with both. */
  async function proved<Outcome extends string>(
    { secret, password, code }: Proof,
    already: (session: LiveSession, now: Date) => Promise<Outcome | null>,
    run: (tx: Executor, session: LiveSession, now: Date) => Promise<Outcome>,
  ): Answer<Outcome> {
    const asked = await passwords.reauthenticate({ secret, password })
    if (asked.outcome !== 'REAUTHENTICATED') return asked
    const caller = await callerOf(secret)
    if (!caller) return { outcome: 'SIGNED_OUT' }
    const { session } = caller
    const now = clock()
    const done = await already(session, now)
    if (done) return { outcome: done }
    const { retryAfter, attemptKeys } = await limited(session, now)
    if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
    return database.transaction(async (tx): Answer<Outcome> => {
      if (!(await lockForSession(tx, session))) return { outcome: 'SIGNED_OUT' }
      const { accountId } = session
      const checked = await takeCode(tx, seal, { accountId, typed: code, now })
      if (checked === 'WRONG' || checked === 'NO_FACTOR') return { outcome: 'WRONG_CODE' }
      const outcome = await run(tx, session, now)
      await clearAttempts(tx, attemptKeys)
      return { outcome }
    })
  }

  return {
    /** Null without a valid session. */
    async find(secret: string | null): Promise<FactorState | null> {
      const caller = await callerOf(secret)
      if (!caller) return null
      const { session, owner } = caller
      const now = clock()
      const [factor, recoveryCodesLeft, shown] = await Promise.all([
        findFactor(database, owner.id),
        countRecoveryCodes(database, owner.id),
        shownTo(database, session, now),
      ])
      const setup = factor ? null : shown.secret
      return {
        isAvailable: mayBegin(owner) && seal !== null,
        onSince: factor?.confirmedAt.toISOString() ?? null,
        recoveryCodesLeft,
        setup: setup === null ? null : { secret: setup, uri: totpUri(setup, owner.loginId ?? '') },
        recoveryCodes: factor && shown.codes !== null ? shown.codes.split(' ').map(groupedCode) : null,
      }
    },

    /** Asks for the password, and shows a new secret; within ten minutes the same one again. */
    async begin({ secret, password }: Omit<Proof, 'code'>): Answer<'BEGUN' | 'ALREADY_ON'> {
      const proof = await passwords.reauthenticate({ secret, password })
      if (proof.outcome !== 'REAUTHENTICATED') return proof
      const caller = await callerOf(secret)
      if (!caller) return { outcome: 'SIGNED_OUT' }
      if (!mayBegin(caller.owner)) return { outcome: 'NOT_ALLOWED' }
      if (!seal || !(await seal.holdsCurrent(database))) return { outcome: 'UNAVAILABLE' }
      const { session } = caller
      const { id: sessionId, accountId } = session
      const now = clock()
      return database.transaction(async (tx): Answer<'BEGUN' | 'ALREADY_ON'> => {
        if (!(await lockForSession(tx, session))) return { outcome: 'SIGNED_OUT' }
        if (await hasFactor(tx, accountId)) return { outcome: 'ALREADY_ON' }
        const shown = await shownTo(tx, session, now)
        const sealed = await seal.sealIn(tx, sealOwner(accountId), shown.secret ?? newTotpSecret())
        await putShown(tx, { accountId, sessionId, kind: 'SETUP', sealed, expiresAt: shownUntil(now) })
        return { outcome: 'BEGUN' }
      })
    },

    /** Turns the factor on by a first code of the secret shown, ends all other sessions, shows recovery codes. */
    async confirm({
      code,
      browser,
    }: {
      code: string
      browser: Browser
    }): Answer<'TURNED_ON' | 'ALREADY_ON' | 'SETUP_OVER'> {
      const caller = await callerOf(browser.current)
      if (!caller) return { outcome: 'SIGNED_OUT' }
      if (!seal || !(await seal.holdsCurrent(database))) return { outcome: 'UNAVAILABLE' }
      const { session } = caller
      const { accountId } = session
      const now = clock()
      const { retryAfter, attemptKeys } = await limited(session, now)
      if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
      return database.transaction(async (tx): Answer<'TURNED_ON' | 'ALREADY_ON' | 'SETUP_OVER'> => {
        if (!(await lockForSession(tx, session))) return { outcome: 'SIGNED_OUT' }
        const shown = await shownTo(tx, session, now)
        // The answer to a first confirmation was lost: its codes are still shown.
        if (await hasFactor(tx, accountId))
          return { outcome: shown.codes === null ? 'ALREADY_ON' : 'TURNED_ON' }
        if (shown.secret === null) return { outcome: 'SETUP_OVER' }
        const typed = typedFactorCode(code)
        const lastStep = typed?.kind === 'APP' ? stepOfCode(shown.secret, typed.code, now) : null
        if (lastStep === null) return { outcome: 'WRONG_CODE' }
        const sealed = await seal.sealIn(tx, sealOwner(accountId), shown.secret)
        await insertFactor(tx, { accountId, sealed, lastStep, confirmedAt: now })
        await deleteShown(tx, accountId, 'SETUP')
        await showNewCodes(tx, session, seal, now)
        const kept = { sessionId: session.id, line: session.authMethod === 'LINE', device: browser.device }
        await endAllBegun(tx, { accountId, kept, now })
        await clearAttempts(tx, attemptKeys)
        await tellOfFactor(tx, record, { accountId, kind: 'FACTOR_ON', now })
        return { outcome: 'TURNED_ON' }
      })
    },

    /** Turns the factor off. */
    end: (proof: Proof): Answer<'TURNED_OFF'> =>
      proved<'TURNED_OFF'>(
        proof,
        async ({ accountId }) => ((await hasFactor(database, accountId)) ? null : 'TURNED_OFF'),
        async (tx, { accountId }, now) => {
          await deleteFactor(tx, accountId)
          await tellOfFactor(tx, record, { accountId, kind: 'FACTOR_OFF', now })
          return 'TURNED_OFF'
        },
      ),

    /** Replaces the recovery codes, and shows the new ones. */
    async renewCodes(proof: Proof): Answer<'RENEWED' | 'NOT_ON'> {
      if (!seal || !(await seal.holdsCurrent(database))) return { outcome: 'UNAVAILABLE' }
      return proved<'RENEWED' | 'NOT_ON'>(
        proof,
        async (session, now) => {
          if (!(await hasFactor(database, session.accountId))) return 'NOT_ON'
          return (await shownTo(database, session, now)).codes === null ? null : 'RENEWED'
        },
        async (tx, session, now) => {
          await showNewCodes(tx, session, seal, now)
          await tellOfFactor(tx, record, { accountId: session.accountId, kind: 'FACTOR_CODES', now })
          return 'RENEWED'
        },
      )
    },

    /** Ends showing the recovery codes. */
    async hideCodes(secret: string | null): Promise<void> {
      const caller = await callerOf(secret)
      if (caller) await deleteShown(database, caller.owner.id, 'RECOVERY_CODES')
    },
  }
}

export type FactorService = ReturnType<typeof createFactorService>
