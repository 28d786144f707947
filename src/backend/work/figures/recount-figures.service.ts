import type { Database } from '../../database/client.ts'
import { updateFigures, updatePeers } from './figures.store.ts'

/** Recounts what hospitals read of themselves at `/hospital/figures`, and what hospitals alike do. */
export async function recountFigures(database: Database, now: Date): Promise<void> {
  await updateFigures(database, now)
  await updatePeers(database, now)
}
