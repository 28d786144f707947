import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { PUBLICATION_JOB } from './publication-queue.store.ts'
import { tellOfPublications } from './publication.service.ts'

/** Tells doctors of listings that meet their saved searches or are of hospitals they follow. */
export const createPublicationJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: PUBLICATION_JOB,
    data: v.object({ kind: v.picklist(['spot', 'regular']), listingId: v.number() }),
    handle: (publications) => tellOfPublications(database, clock, publications),
    together: 10,
    pollSeconds: 5,
    expireSeconds: 300,
    retry: { times: 6, firstSeconds: 10, longestSeconds: 600 },
  })
