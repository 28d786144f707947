import type { WageTable } from '#app/domain/money/minimum-wage.ts'

/** 令和7年度 in Tokyo, as the migration brings it. */
export const TOKYO_WAGES: WageTable = [{ fiscalYear: 2025, yen: 1_226, inForce: '2025-10-03' }]
