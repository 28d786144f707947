import { sql } from 'drizzle-orm'
import { openDatabase } from '#app/backend/database/client.ts'
import { callTwirp, testBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import type { Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'
import { applyOnce, insertWorks } from '../worked-data.ts'

const MANY = 3_000
const FEW = 30
const HOSPITALS = 8
const ROUNDS = 60

/** 勤務実績 of a doctor who has worked for eight years, against that of one who has worked for a month. */
export async function performanceFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 8, patient: true })
  try {
    const backend = testBackend(database, () => new Date())
    const [busy, quiet] = await insertDoctors(database, 2, { now: new Date() })
    if (!busy || !quiet) throw new Error('no doctors')
    await applyOnce(database)
    await insertWorks(database, busy, { works: MANY, hospitals: HOSPITALS })
    await insertWorks(database, quiet, { works: FEW, hospitals: HOSPITALS })
    await database.execute(sql`analyze`)
    const figures: Figure[] = []
    for (const period of ['QUARTER', 'YEAR', 'ALL']) {
      const time = async ({ bearer }: TestDoctor): Promise<number> => {
        const begun = performance.now()
        const body = { period: `PERFORMANCE_PERIOD_${period}` }
        const { status } = await callTwirp(backend, 'dp.work.Performance/GetPerformance', body, bearer)
        if (status !== 200) throw new Error(`GetPerformance answered ${status}`)
        return performance.now() - begun
      }
      for (let round = 0; round < 10; round++) await Promise.all([time(busy), time(quiet)])
      const [many, few]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        few.push(await time(quiet))
        many.push(await time(busy))
      }
      const detail = `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`
      const name = `勤務実績 (${period}) of ${MANY} works ÷ of ${FEW}`
      figures.push({ name, ratio: medianRatio(many, few), bound: 2, detail })
    }
    return figures
  } finally {
    await database.close()
    await postgres.stop()
  }
}
