import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  LISTING_REPORT_REASON,
  LISTING_REPORT_STATE,
  type ListingReportReason,
  type ListingReportState,
} from '../../../../domain/listing/listing-report.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { staff } from '../staff.ts'

const KINDS = { spot: true, regular: true }

/** 求人の通報: one of a doctor for a listing. Our staff decide all open ones of a listing at once. */
export const listingReport = pgTable(
  'listing_report',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    reason: text().$type<ListingReportReason>().notNull(),
    detail: text().notNull(),
    reportedAt: instant('reported_at').notNull(),
    state: text().$type<ListingReportState>().notNull().default('OPEN'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => staff.accountId),
  },
  (t) => [
    unique('listing_report_once').on(t.doctorId, t.kind, t.listingId),
    index('listing_report_of_listing').on(t.kind, t.listingId),
    index('listing_report_open')
      .on(t.reportedAt, t.id)
      .where(sql`${t.state} = 'OPEN'`),
    index('listing_report_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.state} <> 'OPEN'`),
    isOneOf('listing_report_kind_known', t.kind, KINDS),
    isOneOf('listing_report_reason_known', t.reason, LISTING_REPORT_REASON),
    isOneOf('listing_report_state_known', t.state, LISTING_REPORT_STATE),
  ],
)
