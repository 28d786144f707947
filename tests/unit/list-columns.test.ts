import { expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { findRegularWorksByIds } from '#app/backend/listing/regular-listing.store.ts'
import { findSpotWorksByIds } from '#app/backend/listing/spot-listing.store.ts'

// Connects with its first statement, and none is sent.
const database = openDatabase({ url: 'postgres://localhost:1/nothing', max: 1 })
const visitor = { accountId: null, doctorId: null, now: new Date() }

/** What searches, joins and jobs read, and nobody is shown. */
const UNSHOWN =
  /"(?:change_id|confirm_asked_at|lapsed_at|incentive_types|patients|recommend_score|latitude|longitude|postal_code|name_kana|created_at|updated_at|phone|standing)"/g

test.each([
  ['spot works', findSpotWorksByIds(database, [1], visitor)],
  ['regular works', findRegularWorksByIds(database, [1], visitor)],
])('a list of %s reads no column that nobody is shown', (_, statement) => {
  const [columns = ''] = statement.toSQL().sql.split(' from ')
  expect(columns.match(UNSHOWN)).toBeNull()
  expect(columns).toContain('"hospital"."name"')
})
