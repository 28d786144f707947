import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIfStale } from '#app/commands/build.ts'
import { BUILD } from '#app/commands/places.ts'
import { failureSentence } from '#app/commands/start-failure.ts'
import type { Check } from './check.ts'

/** What only the server may know, by words that a minifier leaves as they are. */
const SERVER_ONLY: { word: RegExp; what: string }[] = [
  { word: /drizzle/i, what: 'the database library' },
  { word: /argon2/i, what: 'the password library' },
  { word: /\bselect\s+[\w"*,.\s]{1,60}\sfrom\s+["\w]/i, what: 'SQL' },
  { word: /\binsert into\b|\bon conflict\b/i, what: 'SQL' },
  { word: /DATABASE_URL|ALLOW_EMBEDDED_DB|DEMO_AUTH_EMULATOR_URL/, what: 'the server’s environment' },
  { word: /postgres(ql)?:\/\//, what: 'a database address' },
  { word: /BEGIN (EC |RSA )?PRIVATE KEY/, what: 'a private key' },
  { word: /node:(fs|crypto|net|async_hooks|worker_threads)/, what: 'a module of Node' },
  { word: /password_hash/, what: 'a column of the account table' },
]

async function clientFindings(): Promise<string[]> {
  const folder = join(BUILD, 'client')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const scripts = entries.filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
  if (scripts.length < 5)
    return [`saw ${scripts.length} files of the client only: the check itself is broken`]
  const findings = await Promise.all(
    scripts.map(async (entry) => {
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
      return SERVER_ONLY.flatMap(({ word, what }) => {
        const found = word.exec(text)
        return found ? [`${entry.name} holds ${what}: ${text.slice(found.index - 30, found.index + 60)}`] : []
      })
    }),
  )
  return findings.flat()
}

export const buildOutput: Check = {
  name: 'build: succeeds, nothing of the server in the browser',
  run: async () => {
    try {
      await buildIfStale(() => undefined)
    } catch (error) {
      return [failureSentence(error)]
    }
    return clientFindings()
  },
}
