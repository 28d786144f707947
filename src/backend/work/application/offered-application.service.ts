import type { Executor } from '../../database/client.ts'
import { toApplicationView, type Application } from '../core/application.ts'
import { findApplication } from '../core/application-list.store.ts'

/** An application with an offer or times for an interview; null when there is neither. */
export async function findOfferedApplication(executor: Executor, id: string): Promise<Application | null> {
  const row = await findApplication(executor, id)
  return row?.offer || row?.interview ? toApplicationView(row) : null
}
