import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Old and new version run beside each other during a roll-out (src/commands/DECISIONS.md, "Expand, then contract").

const FOLDER = join(import.meta.dirname, '../../src/backend/database/migrations')
/** What the code of the version before cannot live with. */
const TAKES_AWAY =
  /drop table|drop column|rename (to|column)|set data type|alter column [^;]* set not null|add column (?![^;]*default)[^;]*not null/i

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
const later = files.toSorted().slice(files.toSorted().findIndex((name) => name.endsWith('_code_floor.sql')))

test('the rule recognises what takes away', () => {
  expect('ALTER TABLE "a" DROP COLUMN "b";').toMatch(TAKES_AWAY)
  expect('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;').toMatch(TAKES_AWAY)
  expect('ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;').not.toMatch(TAKES_AWAY)
  expect('ALTER TABLE "a" ADD COLUMN "b" text;').not.toMatch(TAKES_AWAY)
})

test.each(later)('%s leaves the version before running, or names the oldest that still does', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8').replace(/^--.*$/gm, '')
  if (TAKES_AWAY.test(text)) expect(text).toMatch(/insert into "?drizzle"?\."?code_floor/i)
})
