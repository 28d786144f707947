import { expect, test } from 'vitest'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { makeRegulars } from '#app/backend/seed/regular-listings.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import { bandFaults } from '#app/domain/listing/draft/common-check.ts'
import { contractShifts } from '#app/domain/listing/contract-shifts.ts'
import { isTooLongForHei } from '#app/domain/listing/contract-term.ts'
import { hourlyFee } from '#app/domain/listing/pay.ts'
import { contractShiftFault, shiftFault } from '#app/domain/listing/shift-fault.ts'
import { minuteOfTrack } from '#app/domain/text/shift-text.ts'
import { tokyoClock, tokyoText } from '#app/domain/text/tokyo-time.ts'
import { TOKYO_WAGES } from '../support/minimum-wages.ts'

/** The demo's listings could be published: their breaks, bands, pay and terms are lawful. */

const NOW = new Date('2026-11-21T12:00:00+09:00')
const HOSPITALS = makeHospitals(60)

test('every spot listing of the demo has the break that its longest hours need', () => {
  const spots = makeSpots(HOSPITALS, 1_500, 1, NOW)
  expect(spots).toHaveLength(1_500)
  for (const { row, detail } of spots) {
    const start = row.adjustableStartFrom ?? row.startTime
    const end = row.adjustableEndTo ?? row.endTime
    const permit = {
      kind: row.nightDutyPermit,
      from: detail.permitFrom ? tokyoClock(detail.permitFrom) : null,
      to: detail.permitTo ? tokyoClock(detail.permitTo) : null,
    }
    const base = { ...detail, breakMinutes: row.breakMinutes, wages: TOKYO_WAGES, permit }
    expect([row.id, shiftFault({ start, end, fee: row.fee }, base)]).toEqual([row.id, null])
    const [from, to] = [tokyoText(row.startTime), tokyoText(row.endTime)]
    const band = { nightDutyPermit: permit.kind, permitFrom: permit.from, permitTo: permit.to }
    const shift = { start: minuteOfTrack(from), end: minuteOfTrack(to, from) }
    expect([row.id, row.nightDutyPermit === 'GRANTED_ALL' ? [] : bandFaults(band, shift)]).toEqual([
      row.id,
      [],
    ])
  }
})

test('every regular listing of the demo is lawful on usual days and holidays, and its hourly pay follows the break', () => {
  const regulars = makeRegulars(HOSPITALS, 600, 1, NOW)
  expect(regulars.length).toBeGreaterThan(500)
  for (const { row, detail } of regulars) {
    const permit = {
      kind: row.nightDutyPermit,
      from: detail.permitFrom ?? null,
      to: detail.permitTo ?? null,
    }
    const base = { nightPremiumIncluded: detail.nightPremiumIncluded, wages: TOKYO_WAGES, permit }
    expect([row.id, contractShiftFault(row, row.fee, base)]).toEqual([row.id, null])
    expect([row.id, isTooLongForHei({ ...row, withholdingTable: detail.withholdingTable })]).toEqual([
      row.id,
      false,
    ])
    const [usual] = contractShifts(row, row.fee)
    expect(row.hourlyFee).toBe(hourlyFee(row.fee, usual.end - usual.start, row.breakMinutes))
  }
})
