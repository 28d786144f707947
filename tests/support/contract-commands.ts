import { readdir } from 'node:fs/promises'
import * as v from 'valibot'

const GENERATED = new URL('../../src/contract/gen/', import.meta.url)

const serviceSchema = v.looseObject({
  kind: v.literal('service'),
  typeName: v.string(),
  methods: v.array(
    v.looseObject({
      name: v.string(),
      input: v.looseObject({ fields: v.array(v.looseObject({ name: v.string() })) }),
    }),
  ),
})

/** Every command of the contract, `{package.Service}/{Method}`: a call whose request has an idempotency key. */
export async function contractCommands(): Promise<string[]> {
  const files = (await readdir(GENERATED)).filter((name) => name.endsWith('_pb.ts'))
  const parts: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, GENERATED).href)),
  )
  return parts
    .flatMap((part) => Object.values(part))
    .filter((value) => v.is(serviceSchema, value))
    .flatMap(({ typeName, methods }) =>
      methods
        .filter(({ input }) => input.fields.some(({ name }) => name === 'idempotency_key'))
        .map(({ name }) => `${typeName}/${name}`),
    )
    .toSorted((a, b) => a.localeCompare(b))
}
