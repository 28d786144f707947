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

/** Every method of the contract, `{package.Service}/{Method}`, with the names of its request's fields. */
export async function contractMethods(): Promise<{ path: string; fields: readonly string[] }[]> {
  const files = (await readdir(GENERATED)).filter((name) => name.endsWith('_pb.ts'))
  const parts: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, GENERATED).href)),
  )
  return parts
    .flatMap((part) => Object.values(part))
    .filter((value) => v.is(serviceSchema, value))
    .flatMap(({ typeName, methods }) =>
      methods.map(({ name, input }) => ({
        path: `${typeName}/${name}`,
        fields: input.fields.map((field) => field.name),
      })),
    )
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Every command of the contract: a call whose request has an idempotency key. */
export const contractCommands = async (): Promise<string[]> =>
  (await contractMethods()).filter(({ fields }) => fields.includes('idempotency_key')).map(({ path }) => path)
