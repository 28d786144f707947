import { eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { sealKey } from '../database/schema/seal-key.ts'
import { createSeal, type Seal } from './seal.ts'
import { keyPrintOf } from './key-print.ts'

/** The keys that this process knows. Which of them seals is said by the database, for all processes at once. */
export type SealKeys = Pick<Seal, 'open'> & {
  /**
   * Seals with the database's current key, which is not retired before the transaction has ended. Throws when this process
   * does not know that key.
   */
  sealIn(tx: Executor, owner: string, text: string): Promise<Buffer>
  /** Whether this process may seal: it knows the database's current key, or there is none yet. */
  holdsCurrent(executor: Executor): Promise<boolean>
}

const findCurrent = (executor: Executor) =>
  executor.select({ print: sealKey.print }).from(sealKey).where(eq(sealKey.state, 'CURRENT'))

/** The first key becomes the database's current one when that has none. */
export function createSealKeys(keys: readonly [Buffer, ...Buffer[]], clock: () => Date): SealKeys {
  const seals = new Map(keys.map((key) => [keyPrintOf(key), createSeal(key)]))
  const own = keyPrintOf(keys[0])

  async function currentIn(tx: Executor): Promise<string> {
    const [known] = await findCurrent(tx).for('share')
    if (known) return known.print
    await tx.insert(sealKey).values({ print: own, state: 'CURRENT', since: clock() }).onConflictDoNothing()
    const [first] = await findCurrent(tx).for('share')
    return first?.print ?? own
  }

  return {
    async sealIn(tx, owner, text) {
      const seal = seals.get(await currentIn(tx))
      if (!seal) throw new Error('the database is sealed with a key that this process does not have')
      return seal.seal(owner, text)
    },
    async holdsCurrent(executor) {
      const [known] = await findCurrent(executor)
      return known === undefined || seals.has(known.print)
    },
    open(owner, sealed) {
      for (const seal of seals.values()) {
        const text = seal.open(owner, sealed)
        if (text !== null) return text
      }
      return null
    },
  }
}
