import { openDatabase, type Database } from './database/client.ts'
import type { BackendEnvironment } from './environment/environment.ts'

declare global {
  // Global, because hot reload evaluates modules again and the embedded database allows only one connection.
  var bundledDatabase: Database | undefined
  var bundledReplica: Database | undefined
}

type Given = Pick<
  BackendEnvironment,
  'databaseUrl' | 'directUrl' | 'replicaUrl' | 'databasePool' | 'embedded'
>

/** The databases of this process, opened on first use, and where changes are listened for; null within the process. */
export function openBundledDatabases({
  databaseUrl: url,
  directUrl,
  replicaUrl,
  databasePool: max,
  embedded,
}: Given) {
  const watched = !embedded
  globalThis.bundledDatabase ??= openDatabase({ url, directUrl, max, watched })
  if (replicaUrl) globalThis.bundledReplica ??= openDatabase({ url: replicaUrl, max, watched })
  return {
    database: globalThis.bundledDatabase,
    replica: globalThis.bundledReplica ?? null,
    listenUrl: embedded ? null : (directUrl ?? url),
  }
}
