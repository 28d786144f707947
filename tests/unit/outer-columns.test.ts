import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { logsInWithFactor } from '#app/backend/database/second-factor.sql.ts'
import { comparisonProblem } from '#tests/support/outer-columns.ts'

/** How statements name the columns of the row around a sub-select. */

const database = openDatabase({ url: 'postgres://nowhere', max: 1 })
afterAll(() => database.close())

test('a fragment with a sub-select names the outer column with its table, in a statement on one table too', () => {
  const statements = [staff, hospitalMember].map((table) =>
    database
      .select({ id: table.accountId, hasFactor: logsInWithFactor(table.accountId) })
      .from(table)
      .toSQL(),
  )
  for (const { sql } of statements) expect(comparisonProblem(sql)).toBeNull()
  expect(statements[0]?.sql).toContain('"second_factor"."account_id" = "staff"."account_id"')
})

test('what a statement returns names its columns with their table', () => {
  const { sql } = database
    .update(staff)
    .set({ name: '' })
    .where(and(eq(staff.name, 'a')))
    .returning({ id: staff.accountId, hasFactor: logsInWithFactor(staff.accountId) })
    .toSQL()
  expect(comparisonProblem(sql)).toBeNull()
  expect(sql).toContain('"second_factor"."account_id" = "staff"."account_id"')
})

test('a transaction renders as the pool does', () => {
  expect(database.select({ id: account.id }).from(account).toSQL().sql).toBe(
    'select "account"."id" from "account"',
  )
})

test.each([
  'select exists (select from "second_factor" where "account_id" = "account_id") from "staff"',
  'select (select max(x) from "a" where "a"."b_id" = "id") from "b"',
  'select (select max(x) from "a" where "id" = "a"."b_id") from "b"',
  'select "a"."id" from "a" where exists (select from "a" where "a"."id" = "a"."id")',
])('the tests refuse a column compared with itself: %s', (statement) => {
  expect(comparisonProblem(statement)).not.toBeNull()
})

test.each([
  'select exists (select from "f" where "f"."a" = "s"."a") from "s"',
  'update "s" set "a" = "b", "c" = (select 1) where "s"."a" = $1',
  'select (select max("s"."a") from "s" where "s"."b" = $1) as "most" from "t"',
])('the tests take: %s', (statement) => {
  expect(comparisonProblem(statement)).toBeNull()
})
