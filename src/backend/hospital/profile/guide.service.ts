import type { Executor } from '../../database/client.ts'
import { findGuide, type GuideRow } from './profile.store.ts'

/** The first-visit guide of a hospital. Who may read it is asked by the caller; null before it is written. */
export const guideOf = (executor: Executor, hospitalId: number): Promise<GuideRow | null> =>
  findGuide(executor, hospitalId)
