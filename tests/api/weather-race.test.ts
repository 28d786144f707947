import { afterAll, beforeAll, expect, test } from 'vitest'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import type { Prefecture } from '#app/domain/text/prefecture.ts'
import { wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { NOW } from '#tests/support/doctors.ts'
import { BAD_WEATHER, weathers, type Weathers } from '#tests/support/weathers.ts'

/** Bad weather meets cancellations. On a real server only: the embedded database is one connection, where nothing ever meets. */

const TODAY = tokyoDay(NOW)

let scene: CancellationHouse
let weather: Weathers
let prefecture: Prefecture
beforeAll(async () => {
  scene = await cancellations()
  weather = await weathers(scene)
  prefecture = await weather.prefectureOf(await scene.matched())
}, 60_000)
afterAll(() => scene.db.close())

const clear = () => scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
const late = <T>(ms: number, run: () => Promise<T>) =>
  new Promise((settle) => setTimeout(settle, ms)).then(run)

test('declared while it is requested or accepted, 30 times: nobody keeps a 注意', async () => {
  for (let round = 0; round < 30; round += 1) {
    const asked = await scene.matched(inHours(30))
    const accepted = await scene.matched(inHours(31))
    await scene.ask(accepted, 'CAUTION_2', BAD_WEATHER)
    await Promise.all([
      late(round % 7, () => scene.ask(asked, 'CAUTION_2', BAD_WEATHER)),
      late((round * 3) % 7, () => scene.decide(accepted, 'ACCEPT')),
      late(6 - (round % 7), () => weather.declare(prefecture, addDays(TODAY, 1))),
    ])
    expect((await scene.statesOf(asked)).cancellations).toEqual(['PENDING EXCUSED'])
    expect((await scene.statesOf(accepted)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    await clear()
  }
  expect(scene.backend.reported).toEqual([])
}, 60_000)

test('taken back while it is requested, 30 times: the one or the other, never both', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 30; round += 1) {
    const one = await scene.matched(inHours(30))
    const day = addDays(TODAY, 1)
    await weather.declare(prefecture, day)
    const id = await weather.idOf(prefecture, day)
    const [answer, back] = await Promise.all([
      late(round === 0 ? 300 : round % 9, () =>
        scene.ask(one, 'CAUTION_2', { ...BAD_WEATHER, seen_weather: true }),
      ),
      late(round === 1 ? 300 : 8 - (round % 9), () => weather.withdraw(id)),
    ])
    expect([wordOf(answer), back]).toEqual(
      back === 'WITHDRAWN' ? ['TIER_CHANGED', 'WITHDRAWN'] : ['REQUESTED', 'FOLLOWED'],
    )
    seen.add(back ?? '')
    await clear()
  }
  expect(seen.size).toBe(2)
  expect(scene.backend.reported).toEqual([])
}, 60_000)

test('50 declarations of a day at once are one declaration with one notice each', async () => {
  const one = await scene.matched(inHours(30))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => weather.declare(prefecture, addDays(TODAY, 1))),
  )
  const words = answers.map(wordOf)
  expect(words.filter((word) => word === 'DECLARED')).toHaveLength(1)
  expect(words.filter((word) => word === 'ALREADY_DECLARED')).toHaveLength(49)
  expect(await weather.toldOf(one)).toEqual(['WEATHER_DECLARED'])
  expect(scene.backend.reported).toEqual([])
})
