import type { JobResult, JobWithMetadata } from 'pg-boss'
import { describeError } from '../../platform/server/log-line.ts'
import type { Job } from './job.ts'

type Taken = JobWithMetadata<object>

type GiveUp = (error: unknown, taken: Taken) => void

function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

/** Runs a batch. When it fails, each item is tried alone, so that a poison item fails by itself. */
export async function runBatch(job: Job, batch: readonly Taken[], giveUp: GiveUp): Promise<JobResult[]> {
  async function run(chunk: readonly Taken[]): Promise<JobResult[]> {
    try {
      await job.run(chunk.map(({ data }) => data))
      return chunk.map(({ id }) => ({ id, status: 'completed' }))
    } catch (error) {
      const [only, ...others] = chunk
      if (!only) return []
      if (others.length > 0) return alone(chunk)
      if (only.retryCount >= only.retryLimit) giveUp(error, only)
      // The stored error is what the log would show: no parameters, no mail addresses.
      return [{ id: only.id, status: 'failed', output: describeError(error) }]
    }
  }
  async function alone(chunk: readonly Taken[]): Promise<JobResult[]> {
    const results: JobResult[] = []
    for (const one of chunk) results.push(...(await run([one])))
    return results
  }
  return (await Promise.all([...chunksOf(batch, job.together)].map(run))).flat()
}
