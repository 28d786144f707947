import { PASSWORD_LENGTH } from '../../../domain/account/password-problem.ts'
import { createGate } from '../../limits/gate.ts'
import { once } from '../../../platform/server/once.server.ts'

// A native module, loaded lazily by the first log-in.
const argon2 = once(() => import('@node-rs/argon2'))

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id (the library's default) at 46 MiB: 25 to 50 ms on a small server. */
const COST: PasswordCost = { memoryCost: 46 * 1_024, timeCost: 2, parallelism: 1 }

const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Salt and hash of a random password, verified for unknown login ids to equalise the response time. */
const NOBODY = 'UWWnD8V26rbHpRcFBLW0+A$NgDtqGao0g58BTczhftinV6PjeMew5dVipmB7azJ1YU'

/** Retry-After of a refusal by the gate. */
export const BUSY_SECONDS = 2

export type PasswordHashing = {
  /**
   * Verifies a password. A missing hash or an overlong password is WRONG, in the same time. BUSY when the
   * queue is full.
   */
  check(passwordHash: string | null, password: string): Promise<'RIGHT' | 'WRONG' | 'BUSY'>
  /** Hashes a password to a PHC string, in the same queue as the checks; null when the queue is full. */
  hash(password: string): Promise<string | null>
  /** Whether a hash has another cost, so that the next log-in must rehash the password. */
  isOutdated(passwordHash: string): boolean
}

/** argon2id behind a concurrency limit. */
export function createPasswordHashing(cost: PasswordCost = COST): PasswordHashing {
  // Limits memory and CPU: a flood of log-ins must not take the whole server down.
  const gate = createGate({ atOnce: 4, waiting: 64 })
  const prefix = prefixOf(cost)
  return {
    check: (passwordHash, password) => {
      const known = password.length <= PASSWORD_LENGTH.max ? passwordHash : null
      return gate.run(async () => {
        const { verify } = await argon2()
        const fits = await verify(known ?? prefix + NOBODY, password.slice(0, PASSWORD_LENGTH.max))
        return fits && known !== null ? 'RIGHT' : 'WRONG'
      })
    },
    hash: async (password) => {
      const made = await gate.run(async () => ({ hash: await (await argon2()).hash(password, cost) }))
      return made === 'BUSY' ? null : made.hash
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(prefix),
  }
}

/** Hashes without the queue; for seeds. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COST)
