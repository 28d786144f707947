import { desc, eq } from 'drizzle-orm'
import { checkRegular } from '../../domain/listing/draft/publish-check.ts'
import type { Executor } from '../database/client.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { createEditedKind, type PublishedListing } from './edited-kind.ts'
import { answersOfRegular, regularColumns, regularDetailColumns } from './regular-columns.ts'

const select = (executor: Executor) =>
  executor
    .select({ listing: regularWork, detail: regularWorkDetail })
    .from(regularWork)
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularWork.id))

type Rows = Awaited<ReturnType<typeof select>>

const first = ([row]: Rows): PublishedListing | null =>
  row ? { ...row.listing, answers: answersOfRegular(row.listing, row.detail) } : null

export const REGULAR_EDITED = createEditedKind({
  kind: 'regular',
  check: checkRegular,
  columnsOf: regularColumns,
  find: async (executor, id) => first(await select(executor).where(eq(regularWork.id, id))),
  lock: async (tx, id) =>
    first(await select(tx).where(eq(regularWork.id, id)).for('update', { of: regularWork })),
  findLatest: async (executor, hospitalId) =>
    first(
      await select(executor)
        .where(eq(regularWork.hospitalId, hospitalId))
        .orderBy(desc(regularWork.id))
        .limit(1),
    ),
  async insert(tx, columns, draft) {
    const values = { ...columns, publishTime: columns.editedAt }
    const [row] = await tx.insert(regularWork).values(values).returning({ id: regularWork.id })
    if (!row) throw new Error('no listing was inserted')
    await tx.insert(regularWorkDetail).values({ regularWorkId: row.id, ...regularDetailColumns(draft) })
    return row.id
  },
  async update(tx, id, columns, draft) {
    await tx.update(regularWork).set(columns).where(eq(regularWork.id, id))
    await tx
      .update(regularWorkDetail)
      .set(regularDetailColumns(draft))
      .where(eq(regularWorkDetail.regularWorkId, id))
  },
})
