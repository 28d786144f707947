import { expect, it } from 'vitest'
import { hourlyFee } from '#app/domain/pay.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { makeSpots, REGION_OF } from '#app/backend/database/seed/spot-listings.ts'

it('what is called 高額 pays 20 % more by the hour than the average of its region and kind of shift', () => {
  const spots = makeSpots(makeHospitals(60), 3_000, 1, new Date('2026-11-21T03:00:00Z')).map(({ row }) => ({
    like: `${REGION_OF[row.prefecture]} ${row.shift}`,
    hourly: hourlyFee(row.fee, (row.endTime.getTime() - row.startTime.getTime()) / 60_000, row.breakMinutes),
    isAttractive: row.attractiveCategory === 'ATTRACTIVE',
  }))
  const averages = new Map<string, number>()
  for (const like of new Set(spots.map((spot) => spot.like))) {
    const alike = spots.filter((spot) => spot.like === like)
    averages.set(like, alike.reduce((sum, { hourly }) => sum + hourly, 0) / alike.length)
  }
  for (const { like, hourly, isAttractive } of spots)
    expect(isAttractive).toBe(hourly >= (averages.get(like) ?? 0) * 1.2)
  const share = spots.filter(({ isAttractive }) => isAttractive).length / spots.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.4)
})
