import { desc, eq } from 'drizzle-orm'
import { checkSpot } from '../../domain/listing/draft/publish-check.ts'
import type { Executor } from '../database/client.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { createEditedKind, type PublishedListing } from './edited-kind.ts'
import { answersOfSpot, spotColumns, spotDetailColumns } from './spot-columns.ts'

const select = (executor: Executor) =>
  executor
    .select({ listing: spotWork, detail: spotWorkDetail })
    .from(spotWork)
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))

type Rows = Awaited<ReturnType<typeof select>>

const first = ([row]: Rows): PublishedListing | null =>
  row ? { ...row.listing, answers: answersOfSpot(row.listing, row.detail) } : null

export const SPOT_EDITED = createEditedKind({
  kind: 'spot',
  check: checkSpot,
  columnsOf: spotColumns,
  find: async (executor, id) => first(await select(executor).where(eq(spotWork.id, id))),
  lock: async (tx, id) => first(await select(tx).where(eq(spotWork.id, id)).for('update', { of: spotWork })),
  findLatest: async (executor, hospitalId) =>
    first(
      await select(executor)
        .where(eq(spotWork.hospitalId, hospitalId))
        .orderBy(desc(spotWork.startTime), desc(spotWork.id))
        .limit(1),
    ),
  async insert(tx, columns, draft) {
    const values = { ...columns, publishTime: columns.editedAt }
    const [row] = await tx.insert(spotWork).values(values).returning({ id: spotWork.id })
    if (!row) throw new Error('no listing was inserted')
    await tx.insert(spotWorkDetail).values({ spotWorkId: row.id, ...spotDetailColumns(draft) })
    return row.id
  },
  async update(tx, id, columns, draft) {
    await tx.update(spotWork).set(columns).where(eq(spotWork.id, id))
    await tx.update(spotWorkDetail).set(spotDetailColumns(draft)).where(eq(spotWorkDetail.spotWorkId, id))
  },
})
