import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { WEATHER_TEXT } from '../../../../domain/cancellation/weather.ts'
import { PREFECTURE, type Prefecture } from '../../../../domain/text/prefecture.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { staff } from '../staff.ts'

/**
 * 悪天候の申告 of a civil day in Tokyo: our staff's for all works in a prefecture, or a hospital's for its own. A work
 * belongs to the day on which it begins.
 */
export const weatherDeclaration = pgTable(
  'weather_declaration',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: date().notNull(),
    /** Of a hospital's declaration where the hospital is. */
    prefecture: text().$type<Prefecture>().notNull(),
    /** Set: the declaration counts for this hospital's works only. */
    hospitalId: bigint('hospital_id', { mode: 'number' }).references(() => hospital.id),
    reason: text().notNull(),
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    memberId: uuid('member_id').references(() => hospitalMember.id),
    declaredAt: instant('declared_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('weather_of_prefecture')
      .on(t.prefecture, t.day)
      .where(sql`${t.withdrawnAt} is null and ${t.hospitalId} is null`),
    uniqueIndex('weather_of_hospital')
      .on(t.hospitalId, t.day)
      .where(sql`${t.withdrawnAt} is null and ${t.hospitalId} is not null`),
    index('weather_latest').on(t.day, t.id),
    index('weather_latest_of_hospital').on(t.hospitalId, t.day),
    isOneOf('weather_prefecture_known', t.prefecture, PREFECTURE),
    check(
      'weather_declarer',
      sql`case when ${t.hospitalId} is null then ${t.staffAccountId} is not null and ${t.memberId} is null
        else ${t.memberId} is not null and ${t.staffAccountId} is null end`,
    ),
    check(
      'weather_reason_length',
      sql.raw(`char_length(reason) between ${WEATHER_TEXT.least} and ${WEATHER_TEXT.most}`),
    ),
  ],
)
