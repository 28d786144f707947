import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import type * as v from 'valibot'
import {
  StartSearchOutcome,
  StartSearchRequestSchema,
  StopSearchOutcome,
  StopSearchRequestSchema,
  Substitutes,
} from '../../contract/gen/substitute_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toCancellation } from '../../platform/addresses.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { workFields } from './work-field-schema.ts'

const schema = fieldsOf(workFields)
type Fields = v.InferOutput<typeof schema>

async function start({ workId, idempotencyKey }: Fields) {
  const { outcome } = await callWork(
    Substitutes.method.startSearch,
    create(StartSearchRequestSchema, { workId, idempotencyKey }),
  )
  return { outcome: requiredWord(StartSearchOutcome, outcome, 'StartSearch.outcome') }
}

export const startSearch = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(
    postedCommand({
      run: start,
      next: ({ outcome }, fields) => toCancellation(fields, { search: outcome }, 'substitute'),
    }),
  )

async function stop({ workId, idempotencyKey }: Fields) {
  const { outcome } = await callWork(
    Substitutes.method.stopSearch,
    create(StopSearchRequestSchema, { workId, idempotencyKey }),
  )
  return { outcome: requiredWord(StopSearchOutcome, outcome, 'StopSearch.outcome') }
}

export const stopSearch = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(
    postedCommand({
      run: stop,
      next: ({ outcome }, fields) => toCancellation(fields, { searchStopped: outcome }, 'substitute'),
    }),
  )
