import { StartSearchOutcome, StopSearchOutcome, Substitutes } from '../../../contract/gen/substitute_pb.ts'
import type { Database } from '../../database/client.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../../rpc/rpc-method.ts'
import { keyReused, toWorkId } from '../cancellation/cancellation-input.ts'
import { doctorOf } from '../work-party.ts'
import { startSearch, stopSearch } from './search-substitute.service.ts'

type Asked = {
  workId: string
  idempotencyKey: string
}

/** The methods of `dp.work.Substitutes`. */
export function createSubstituteMethods(database: Database, clock: () => Date): RpcMethod[] {
  const commandOf = ({ workId, idempotencyKey }: Asked, call: RpcCall) => ({
    ...doctorOf(call),
    request: { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey) },
    now: clock(),
  })
  return [
    rpcMethod(Substitutes.method.startSearch, async (message, call) => {
      const outcome = await startSearch(database, commandOf(message, call))
      if (outcome === 'KEY_REUSED') throw keyReused()
      return { outcome: StartSearchOutcome[outcome] }
    }),

    rpcMethod(Substitutes.method.stopSearch, async (message, call) => {
      const outcome = await stopSearch(database, commandOf(message, call))
      if (outcome === 'KEY_REUSED') throw keyReused()
      return { outcome: StopSearchOutcome[outcome] }
    }),
  ]
}
