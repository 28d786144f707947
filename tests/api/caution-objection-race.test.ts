import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objection } from '#app/backend/database/schema/work/objection.ts'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { NOW } from '#tests/support/doctors.ts'
import { BAD_WEATHER, weathers } from '#tests/support/weathers.ts'
import { cautions, type Cautions } from '#tests/support/cautions.ts'

// On a real server only: the embedded database is one connection, where nothing ever meets.

let scene: CancellationHouse
let left: Cautions
beforeAll(async () => {
  scene = await cancellations()
  left = await cautions(scene)
}, 60_000)
afterAll(() => scene.db.close())

test('at once: one objection, one decision, and no 注意 that was both kept and taken back', async () => {
  const weather = await weathers(scene)
  for (let round = 0; round < 20; round += 1) {
    const one = await scene.matched(inHours(30))
    await scene.ask(one, 'CAUTION_2', BAD_WEATHER)
    await scene.decide(one, 'ACCEPT')
    const made = await Promise.all([left.object(one), left.object(one), left.object(one)])
    const words = made.map((answer) => String(wordOf(answer)))
    expect(words.toSorted()).toEqual(['ALREADY_OPEN', 'ALREADY_OPEN', 'OBJECTED'])
    const back = left.withdraw(one)
    const kept = left.decide(one, 'KEPT')
    const taken = left.decide(one, 'TAKEN_BACK')
    const declared = round % 2 === 0 ? weather.declareOwn(one.member, addDays(tokyoDay(NOW), 1)) : null
    const said = [await back, wordOf(await kept), wordOf(await taken)]
    await declared
    const won = said.filter((word) => word !== 'NOT_OPEN')
    expect(won.length).toBeLessThanOrEqual(1)
    const [row] = await scene.db.database.select().from(objection).where(eq(objection.workId, one.workId))
    expect(row?.state).not.toBe('OPEN')
    const isFree = declared !== null || won[0] === 'TAKEN_BACK'
    expect((await scene.statesOf(one)).cancellations).toEqual([
      `ACCEPTED ${isFree ? 'EXCUSED' : 'CAUTION_2'}`,
    ])
    await scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
  }
  expect(scene.backend.reported).toEqual([])
}, 60_000)
