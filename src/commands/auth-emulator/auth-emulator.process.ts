import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import * as v from 'valibot'

/**
 * Starts the Firebase Auth emulator by an internal module of its package, whose version is pinned: the
 * command line would also start a hub and a log server, check for updates, and take half as long again.
 */
const serverSchema = v.object({ createApp: v.function() })

const [packages = '', project = '', port = '', host = ''] = process.argv.slice(2)

// Exits with a parent that was killed.
process.on('disconnect', () => process.exit(0))
// Ctrl-C signals the whole process group; the parent stops this process.
process.on('SIGINT', () => undefined)

const loaded: unknown = createRequire(`${packages}/package.json`)(
  'firebase-tools/lib/emulator/auth/server.js',
)
const { createApp } = v.parse(serverSchema, loaded)
const app = v.parse(v.function(), await createApp(project, 0))
createServer((request, response) => app(request, response)).listen(Number(port), host, () =>
  process.send?.('ready'),
)
