import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import * as v from 'valibot'

/**
 * The Firebase Auth emulator alone, from inside its package: its command line starts a hub and a log server beside it,
 * asks the network for news and takes half as long again. The package's version is pinned.
 */
const serverSchema = v.object({ createApp: v.function() })

const [packages = '', project = '', port = '', host = ''] = process.argv.slice(2)

// A parent that died without a word must not leave this behind.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the parent decides when this one ends.
process.on('SIGINT', () => undefined)

const loaded: unknown = createRequire(`${packages}/package.json`)(
  'firebase-tools/lib/emulator/auth/server.js',
)
const { createApp } = v.parse(serverSchema, loaded)
const app = v.parse(v.function(), await createApp(project, 0))
createServer((request, response) => app(request, response)).listen(Number(port), host, () =>
  process.send?.('ready'),
)
