import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { takeHome, type ExpectedCounts } from '../../domain/money/take-home.ts'
import { paydayFromWire } from '../../domain/money/payday-wire.ts'
import { paydayOf, type PaydayRule } from '../../domain/money/payday.ts'
import { whenThere } from '../../platform/server/soon.server.ts'
import type { ListingsContext } from './listings-context.ts'
import type { SpotWorkRecord } from '../listing/spot-record.ts'

/** Counts of one shift: the medians of reports where there are enough, else what the hospital expects. */
const expectedOf = ({ workload, promised }: SpotWorkRecord): ExpectedCounts => ({
  ambulance: workload ? Math.floor(workload.ambulance.median) : promised.expectedAmbulance,
  walkIn: workload ? Math.floor(workload.walkIn.median) : promised.expectedWalkIn,
})

/** The year in which a shift is paid by the listing's terms, in Tokyo; that of its end where they name no payday. */
function payYear({ startTime, endTime }: SpotWorkRecord, rule: PaydayRule | null): number {
  const payday = rule && paydayOf({ start: new Date(startTime), end: new Date(endTime) }, rule)
  return Number((payday?.day ?? endTime).slice(0, 4))
}

/** 見込み手取り of a spot listing. */
export const spotTakeHome: NonNullable<Resolvers<ListingsContext>['SpotWork']>['takeHome'] = (
  listing,
  _,
  context,
) => {
  const { payday, paymentMethod } = listing.promised
  const rule = paydayFromWire(payday)
  const year = payYear(listing, rule)
  const pay = {
    ...listing,
    expected: expectedOf(listing),
    isPaidOnDay: rule ? rule.kind === 'ON_THE_DAY' : paymentMethod === 'CASH_ON_DAY',
  }
  return whenThere(context.withholding(year), (bands) => takeHome(pay, year, bands))
}
