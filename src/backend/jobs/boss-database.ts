import type { Db } from 'pg-boss'
import type { Database } from '../database/client.ts'
import { isAnswered } from '../database/transaction.ts'

/**
 * Lends pg-boss the pool of the app: the embedded database bears one connection. A script of its that fails halfway leaves a
 * transaction open, which is ended before the connection serves anybody else.
 */
export const bossDatabase = ({ $client: pool }: Database): Db => ({
  async executeSql(text, values) {
    const client = await pool.connect()
    let isClean = false
    try {
      const result = await client.query(text, values)
      isClean = true
      return result
    } catch (error) {
      isClean = await isAnswered(client.query('rollback'))
      throw error
    } finally {
      client.release(!isClean)
    }
  },
})
