import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { recountFigures } from './recount-figures.service.ts'

export const createFiguresJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'figures',
    data: v.object({}),
    handle: () => recountFigures(database, clock()),
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    // After the jobs whose figures are compared.
    schedule: [{ key: 'all', cron: '50 * * * *', data: {} }],
  })
