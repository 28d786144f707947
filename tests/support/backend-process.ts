import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { openDatabase } from '#app/backend/database/client.ts'
import { startEmbeddedDatabase } from '#app/backend/database/embedded/embedded.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { createBackend, type Backend } from '#app/backend/server.ts'

/** The bundled backend alone, in a process of its own, on an embedded database in DATA_FOLDER: what a test kills. */
const embedded = await startEmbeddedDatabase({ folder: process.env['DATA_FOLDER'] ?? '' })
const database = openDatabase({ url: embedded.url, max: 1 })
await migrateDatabase(database)

const backend = createBackend({
  database,
  clock: () => new Date(),
  origin: process.env['APP_ORIGIN'] ?? 'http://localhost:3000',
  production: false,
  firebase: null,
  report: (error) => console.error(error),
})

function handlerOf(path: string): Backend['handlers'][keyof Backend['handlers']] | undefined {
  const { handlers } = backend
  if (path === '/account/graphql') return handlers.accountGraphql
  if (path === '/listings/graphql') return handlers.listingsGraphql
  if (path.startsWith('/dp.user.User/')) return handlers.connect
  if (path.startsWith('/twirp/')) return handlers.twirp
  return undefined
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = new NodeRequest({ req: incoming, res: outgoing })
  const handle = handlerOf(new URL(request.url).pathname)
  await sendNodeResponse(outgoing, handle ? await handle(request) : new Response(null, { status: 404 }))
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error)
    outgoing.destroy()
  })
}).listen(0, '127.0.0.1', () => {
  // Killed, it would leave nothing for the one after it.
  flushCompileCache()
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ ready: address.port })
})

// The test that started it is gone.
process.on('disconnect', () => process.exit())
