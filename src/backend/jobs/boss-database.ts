import type { Db } from 'pg-boss'
import type { Database } from '../database/client.ts'
import { isAnswered } from '../database/transaction.ts'

/**
 * Runs pg-boss on the app's pool, since the embedded database allows one connection only. A script that fails
 * halfway leaves a transaction open: it is rolled back before the connection returns to the pool.
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
