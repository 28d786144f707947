import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cancellations } from '#tests/support/cancellations.ts'
import { objectAndAnswer, renewContracts } from '#tests/support/lost-answers-of-renewals.ts'
import { loseAnswers, noticesIn } from '#tests/support/lossy.ts'
import { regulars } from '#tests/support/regulars.ts'
import { renewals } from '#tests/support/renewals.ts'

/** As `lost-answers.test.ts`: renewals of contracts and objections over a line that loses 30 % of the answers. */

const SHARE = 0.3
const ROUNDS = 6
const crowd = () => ({ size: 50, sent: new Set<string>() })

const open: { close: () => Promise<void> }[] = []
afterAll(() => Promise.all(open.map((db) => db.close())))

test('renewals of contracts', async () => {
  const scene = await regulars()
  open.push(scene.db)
  const renewal = renewals(scene)
  const line = loseAnswers(scene.backend, SHARE, crowd())
  for (let round = 0; round < ROUNDS; round += 1) await renewContracts(renewal)
  expect(line.lost()).toBeGreaterThan(ROUNDS / 2)
  expect(await noticesIn(scene.db)).toMatchObject({
    RENEWAL_ASKED: ROUNDS * 2,
    RENEWAL_OFFERED: ROUNDS * 2,
    RENEWAL_RETRACTED: ROUNDS,
    RENEWAL_ACCEPTED: ROUNDS,
    RENEWAL_NOT_OFFERED: ROUNDS,
    CONVERSION_APPLIED: ROUNDS,
    CONVERSION_RECORDED: ROUNDS,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('objections to confirmed reports', async () => {
  const scene = await cancellations()
  open.push(scene.db)
  const line = loseAnswers(scene.backend, SHARE, crowd())
  for (let round = 0; round < ROUNDS; round += 1) await objectAndAnswer(scene)
  expect(line.lost()).toBeGreaterThan(ROUNDS / 2)
  expect(await noticesIn(scene.db)).toMatchObject({
    OBJECTION_MADE: ROUNDS * 2,
    OBJECTION_WITHDRAWN: ROUNDS,
    OBJECTION_AGREED: ROUNDS,
  })
  const { rows } = await scene.db.database.execute(sql`
    select (select count(*)::int from objection) objections, (select sum(extra_yen)::int from work_report) added`)
  expect(rows).toEqual([{ objections: ROUNDS * 2, added: ROUNDS * 5_000 }])
  expect(scene.backend.reported).toEqual([])
}, 120_000)
