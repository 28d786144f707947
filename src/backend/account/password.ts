import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'

/** argon2id (the library's default) at 46 MiB: 25 to 50 ms on a small server. */
const COST = { memoryCost: 46 * 1_024, timeCost: 2, parallelism: 1 }

/** Of a random password nobody knows: an unknown login id is checked against it, so that it takes as long. */
const NOBODY =
  '$argon2id$v=19$m=47104,t=2,p=1$UWWnD8V26rbHpRcFBLW0+A$NgDtqGao0g58BTczhftinV6PjeMew5dVipmB7azJ1YU'

/** Beyond this a flood of log-ins would take the whole server with it. */
const gate = createGate({ atOnce: 4, waiting: 64 })

/** Whether the password fits; a null hash never does, in the same time. BUSY when too many are being checked. */
export function checkPassword(
  passwordHash: string | null,
  password: string,
): Promise<'RIGHT' | 'WRONG' | 'BUSY'> {
  return gate.run(async () => {
    const fits = await verify(passwordHash ?? NOBODY, password)
    return fits && passwordHash !== null ? 'RIGHT' : 'WRONG'
  })
}

/** A PHC string to store. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)
