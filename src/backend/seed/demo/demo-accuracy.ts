import type { hospitalAccuracy } from '../../database/schema/hospital/hospital-figure.ts'
import type { makeHospitals } from '../hospitals.ts'

type DemoHospital = ReturnType<typeof makeHospitals>[number]

/** The four questions around the 求人票どおり度 of a hospital, which stays their mean; deterministic. */
export function makeAccuracy({ row }: DemoHospital): (typeof hospitalAccuracy.$inferInsert)[] {
  const percent = row.accuracyPercent ?? null
  if (percent === null || row.id === undefined) return []
  const apart = Math.min(100 - percent, row.id % 7)
  return [{ hospitalId: row.id, duty: percent - apart, time: percent + apart, break: percent, pay: percent }]
}
