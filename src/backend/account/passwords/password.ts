import { PASSWORD_LENGTH } from '../../../domain/account/password-problem.ts'
import { createGate } from '../../gate.ts'
import { once } from '../../once.ts'

// Machine code, loaded by the first log-in: most of a start is over before somebody types a password.
const argon2 = once(() => import('@node-rs/argon2'))

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id (the library's default) at 46 MiB: 25 to 50 ms on a small server. */
const COST: PasswordCost = { memoryCost: 46 * 1_024, timeCost: 2, parallelism: 1 }

const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Salt and hash of a random password nobody knows: an unknown login id is checked against it, so that it takes as long. */
const NOBODY = 'UWWnD8V26rbHpRcFBLW0+A$NgDtqGao0g58BTczhftinV6PjeMew5dVipmB7azJ1YU'

/** What to tell whoever is turned away by the gate. */
export const BUSY_SECONDS = 2

export type PasswordHashing = {
  /**
   * Whether the password fits; a null hash never does, nor one too long to be anybody's, in the same time. BUSY when too
   * many are being checked.
   */
  check(passwordHash: string | null, password: string): Promise<'RIGHT' | 'WRONG' | 'BUSY'>
  /** A PHC string to store, made in turn with the checks; null when too many are waiting. */
  hash(password: string): Promise<string | null>
  /** Whether a hash was made at another cost: the password is hashed anew when it is next seen. */
  isOutdated(passwordHash: string): boolean
}

export function createPasswordHashing(cost: PasswordCost = COST): PasswordHashing {
  // Beyond this a flood of log-ins would take the whole server with it.
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

/** A PHC string to store, at today's cost; for seeds, which no queue of log-ins concerns. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COST)
