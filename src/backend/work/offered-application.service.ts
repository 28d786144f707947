import type { Executor } from '../database/client.ts'
import { toApplication, type Application } from './application.ts'
import { findApplication } from './application-list.store.ts'

/** An application with an offer that waits for its doctor; null when there is none. */
export async function findOfferedApplication(executor: Executor, id: string): Promise<Application | null> {
  const row = await findApplication(executor, id)
  return row?.offer ? toApplication(row) : null
}
