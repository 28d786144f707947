import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { FEE_KIND, type FeeKind } from '../../../../domain/listing/listing-words.ts'
import {
  PAYMENT_METHOD,
  type PaymentMethod,
  WITHHOLDING_TABLE,
  type WithholdingTable,
} from '../../../../domain/money/pay-words.ts'
import type { Requirements } from '../../../../domain/listing/requirements.ts'
import type { PaydayRule } from '../../../../domain/money/payday.ts'
import { isOneOf } from '../columns.ts'

export type PatientScope = { pediatrics: boolean; trauma: boolean; cardiacArrest: boolean }

/** The columns of a listing's row that repeat the requirements of its detail. */
export const requirementColumns = ({
  minYears,
  specialties,
  skills,
  firstTimeOk,
  unmet = 'SELECTION',
}: Requirements) => ({
  minYears,
  requiredSpecialties: specialties,
  requiredSkills: skills,
  firstTimeOk,
  unmet,
})

/**
 * Columns that the detail pages of both kinds show. A function, because a drizzle column belongs to one
 * table.
 */
export const listingTerms = () => ({
  description: text().notNull(),
  feeKind: text('fee_kind').$type<FeeKind>().notNull(),
  patientScope: jsonb('patient_scope').$type<PatientScope>().notNull(),
  requirements: jsonb().$type<Requirements>().notNull(),
  expectedAmbulance: smallint('expected_ambulance'),
  expectedWalkIn: smallint('expected_walk_in'),
  expectedWardCall: smallint('expected_ward_call'),
  carfareNote: text('carfare_note'),
  lodging: text(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  /** Null: `closing_day` and `pay_day` are texts of before 2026-11-27 that no rule was read from. */
  payday: jsonb().$type<PaydayRule>(),
  paydayNote: text('payday_note'),
  /** The rule in words (`paydayTexts`), for the version before. */
  closingDay: text('closing_day').notNull(),
  payDay: text('pay_day').notNull(),
  withholdingTable: text('withholding_table').$type<WithholdingTable>().notNull(),
  nightPremiumIncluded: boolean('night_premium_included').notNull(),
  socialInsurance: text('social_insurance').notNull(),
  malpracticeCoverage: text('malpractice_coverage').notNull(),
  workplaceScope: text('workplace_scope').notNull(),
  dutyScope: text('duty_scope').notNull(),
  smokingPolicy: text('smoking_policy').notNull(),
  dressAndItems: text('dress_and_items').notNull(),
  meetingPlace: text('meeting_place').notNull(),
  cancellationPolicy: text('cancellation_policy').notNull(),
})

type CheckedName = 'feeKind' | 'paymentMethod' | 'withholdingTable'

/**
 * Check constraints of these columns. Every contract made here is an employment contract (雇用契約), so the
 * withholding table for contractors' fees (報酬) is refused.
 */
export const termChecks = (table: string, t: Record<CheckedName, AnyPgColumn>) => [
  isOneOf(`${table}_fee_kind_known`, t.feeKind, FEE_KIND),
  isOneOf(`${table}_payment_method_known`, t.paymentMethod, PAYMENT_METHOD),
  isOneOf(`${table}_withholding_known`, t.withholdingTable, WITHHOLDING_TABLE),
  check(`${table}_employment`, sql`${t.withholdingTable} <> 'FEE'`),
]
