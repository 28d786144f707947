import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { minutesOfDay } from '../../domain/listing/regular-text.ts'
import { shiftLengthOf } from '../../domain/search/search-spans.ts'
import { highPayOf } from '../../domain/search/usual-pay.ts'
import { badUserInput } from '../graphql/mask.ts'
import { countSameHospitalBlock, type ListingsContext } from './listings-context.ts'
import { toRegularDates, type RegularWorkRecord } from './regular-record.ts'

const DATES_LIMIT = 12

async function highPay(regularWork: RegularWorkRecord, { usualPays: { regular } }: ListingsContext) {
  const { start, end } = minutesOfDay(regularWork)
  const { hourlyFee, hospital } = regularWork
  return highPayOf(regular.current ?? (await regular.find()), {
    prefecture: hospital.prefecture,
    shiftLength: shiftLengthOf(end - start),
    hourlyFee,
  })
}

/** The fields of a regular listing that are made or fetched when asked for. */
export const regularWorkFields: Resolvers<ListingsContext>['RegularWork'] = {
  attractive: async (regularWork, _, context) => (await highPay(regularWork, context)) !== null,
  highPay: async (regularWork, _, context) => highPay(regularWork, context),
  firstDates: (regularWork, { count }) => {
    const wanted = count ?? 4
    if (wanted < 1 || wanted > DATES_LIMIT)
      throw badUserInput(`一度に取得できる日程は1回から${DATES_LIMIT}回までです。`)
    return toRegularDates(regularWork, wanted)
  },
  detail: async ({ id }, _, { regularDetailOf }) => {
    const detail = await regularDetailOf(id)
    if (!detail) throw new Error(`regular listing ${id} has no detail`)
    return detail
  },
  sameHospital: async (regularWork, { limit }, context) => {
    countSameHospitalBlock(context)
    return context.regulars.findSameHospital(regularWork, limit ?? 5, await context.asker())
  },
}
