import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { hospitalColumns } from './hospital.store.ts'

/** Regular listings by id with hospital and workload, whatever their state, except drafts; in no particular order. */
export const findRegularWorksByIds = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ regular: getTableColumns(regularWork), hospital: hospitalColumns, workload: hospitalWorkload })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .leftJoin(
      hospitalWorkload,
      and(
        eq(hospitalWorkload.hospitalId, regularWork.hospitalId),
        eq(hospitalWorkload.shift, regularWork.shift),
      ),
    )
    .where(and(inArray(regularWork.id, [...ids]), ne(regularWork.status, 'DRAFT')))

export type RegularRow = Awaited<ReturnType<typeof findRegularWorksByIds>>[number]
