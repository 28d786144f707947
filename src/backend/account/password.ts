import { PASSWORD_LENGTH } from '../../domain/password-problem.ts'
import { createGate } from '../gate.ts'
import { once } from '../once.ts'

// Machine code, loaded by the first log-in: most of a start is over before somebody types a password.
const argon2 = once(() => import('@node-rs/argon2'))

/** argon2id (the library's default) at 46 MiB: 25 to 50 ms on a small server. */
const COST = { memoryCost: 46 * 1_024, timeCost: 2, parallelism: 1 }

/** How a hash of today's cost begins. */
const TODAY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Of a random password nobody knows: an unknown login id is checked against it, so that it takes as long. */
const NOBODY = `${TODAY}UWWnD8V26rbHpRcFBLW0+A$NgDtqGao0g58BTczhftinV6PjeMew5dVipmB7azJ1YU`

/** Beyond this a flood of log-ins would take the whole server with it. */
const gate = createGate({ atOnce: 4, waiting: 64 })

/** What to tell whoever is turned away by it. */
export const BUSY_SECONDS = 2

/**
 * Whether the password fits; a null hash never does, nor one too long to be anybody's, in the same time. BUSY when too
 * many are being checked.
 */
export function checkPassword(
  passwordHash: string | null,
  password: string,
): Promise<'RIGHT' | 'WRONG' | 'BUSY'> {
  const known = password.length <= PASSWORD_LENGTH.max ? passwordHash : null
  return gate.run(async () => {
    const { verify } = await argon2()
    const fits = await verify(known ?? NOBODY, password.slice(0, PASSWORD_LENGTH.max))
    return fits && known !== null ? 'RIGHT' : 'WRONG'
  })
}

/** Whether a hash was made at another cost than today's: the password is hashed anew when it is next seen. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(TODAY)

/** A PHC string to store. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COST)

/** The same in turn with the checks; null when too many are waiting. */
export async function hashInTurn(password: string): Promise<string | null> {
  const made = await gate.run(async () => ({ hash: await hashPassword(password) }))
  return made === 'BUSY' ? null : made.hash
}
