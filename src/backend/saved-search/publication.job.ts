import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { PUBLICATION_JOB } from './publication-queue.store.ts'
import { notifyOfPublications } from './publication.service.ts'

/** Notifies doctors of published listings that match their saved searches or hospital subscriptions. */
export const createPublicationJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: PUBLICATION_JOB,
    data: v.object({ kind: v.picklist(['spot', 'regular']), listingId: v.number() }),
    handle: (publications) => notifyOfPublications(database, clock, publications),
    together: 10,
    pollSeconds: 5,
    expireSeconds: 300,
    retry: { times: 6, firstSeconds: 10, longestSeconds: 600 },
  })
