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

// Pages go on while a migration runs (src/backend/database/DECISIONS.md, "A migration waits for its locks in the gaps").

/** The last that was written before the rules below. */
const BEFORE_RULES = '0108_seal_keys.sql'

const statementsOf = (text: string) =>
  text
    .replace(/^--(?!>).*$/gm, '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

const CONCURRENT = /^(create (unique )?index|drop index) concurrently /i
const tableOf = (statement: string, before: RegExp) =>
  new RegExp(`${before.source} (?:if not exists |only )?"?(?<table>\\w+)"?`, 'i').exec(statement)?.groups?.[
    'table'
  ]

/** What keeps pages waiting for longer than a moment when the table is large, in words. */
function longLocks(text: string): string[] {
  const statements = statementsOf(text)
  const made = new Set(statements.map((statement) => tableOf(statement, /create table/)))
  const isOld = (table: string | undefined) => table !== undefined && !made.has(table)
  const altered = statements.some((statement) => isOld(tableOf(statement, /^alter table/)))
  const findings = statements.flatMap((statement) => {
    const [alters, indexed] = [
      tableOf(statement, /^alter table/),
      tableOf(statement, /^create .*?index .*? on/),
    ]
    const changed = tableOf(statement, /^(?:update|delete from)/)
    return [
      isOld(indexed) && !CONCURRENT.test(statement) && 'an index of an older table is made concurrently',
      isOld(alters) &&
        /add constraint .* (foreign key|check)\b(?!.*not valid)/i.test(statement) &&
        'a key or check of an older table is added as not valid, and validated by a later migration',
      isOld(alters) &&
        /add constraint .* (unique|primary key|exclude)\b(?!.*using index)/i.test(statement) &&
        'a unique key of an older table is made of an index that is there',
      isOld(alters) &&
        /add column .*(generated always as|default \(?(gen_random_uuid|random|clock_timestamp)\b)/i.test(
          statement,
        ) &&
        'a computed column would write an older table anew',
      isOld(changed) && altered && 'rows are changed by a migration of their own, or by a data step',
    ].filter((finding) => finding !== false)
  })
  const concurrent = statements.filter((statement) => CONCURRENT.test(statement)).length
  if (concurrent > 0 && concurrent < statements.length)
    findings.push('concurrent indexes have a migration of their own')
  return findings
}

test.each([
  ['CREATE INDEX "i" ON "old" USING btree ("a");', 'concurrently'],
  ['create unique index i on old (a) where a > 1', 'concurrently'],
  ['ALTER TABLE "old" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "b"("id");', 'not valid'],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" CHECK ("old"."a" > 1);', 'not valid'],
  ['ALTER TABLE "old" ADD CONSTRAINT "u" UNIQUE("a");', 'index that is there'],
  ['ALTER TABLE "old" ADD COLUMN "a" int GENERATED ALWAYS AS (b + 1) STORED;', 'anew'],
  ['alter table old add column a int; --> statement-breakpoint update old set a = 1', 'of their own'],
  [
    'create index concurrently i on old (a); --> statement-breakpoint alter table old add b int',
    'of their own',
  ],
])('what would keep pages waiting is recognised: %s', (text, why) => {
  expect(longLocks(text)).toEqual([expect.stringContaining(why)])
})

test('what keeps nobody waiting is not refused', () => {
  const fine = [
    'CREATE TABLE "new" ("a" int);',
    'CREATE INDEX "i" ON "new" USING btree ("a");',
    'ALTER TABLE "new" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "old"("id");',
    'ALTER TABLE "old" ADD COLUMN "b" int DEFAULT 0 NOT NULL;',
    'ALTER TABLE "old" ADD CONSTRAINT "c" CHECK ("old"."b" >= 0) NOT VALID;',
  ].join('--> statement-breakpoint')
  expect(longLocks(fine)).toEqual([])
  expect(longLocks('CREATE INDEX CONCURRENTLY "i" ON "old" USING btree ("a");')).toEqual([])
  expect(longLocks('update old set a = 1')).toEqual([])
})

test('no migration of now on keeps pages waiting for a large table', () => {
  const found = files
    .filter((name) => name > BEFORE_RULES)
    .flatMap((name) => longLocks(readFileSync(join(FOLDER, name), 'utf8')).map((one) => `${name}: ${one}`))
  expect(found).toEqual([])
})
