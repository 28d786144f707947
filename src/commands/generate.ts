import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { Kind, parse, print, type DocumentNode } from 'graphql'
import wabt from 'wabt'
import { documentId } from '../services/trusted-document.server.ts'
import { writeRouteTree } from './route-tree.ts'
import { writeSettingsTable } from './settings-table.ts'

/** `npm run generate`: code from contracts and routes, the bit kernel, the table of settings. Deterministic. */

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = join(ROOT, 'src/contract')
const GENERATED = join(CONTRACT, 'gen')
const PARTIES = ['account', 'listings'] as const
const NOTICE = '// Made by `npm run generate` from the contract. Do not edit.\n'

/** Fields with resolvers of their own. */
const SPOT_FIELDS = `'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'`
const REGULAR_FIELDS = `'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'`
/** What the estimate of a list's row needs of the detail, read with the row. */
const PROMISED = `Pick<SpotWorkDetail, 'paymentMethod' | 'payday' | 'expectedAmbulance' | 'expectedWalkIn' | 'permitFrom' | 'permitTo'>`

const run = (command: string, args: string[], cwd = ROOT) =>
  promisify(execFile)(join(ROOT, 'node_modules/.bin', command), args, {
    cwd,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  })

async function writeResolverTypes(party: (typeof PARTIES)[number]): Promise<void> {
  const text = await readFile(join(CONTRACT, `${party}.graphql`), 'utf8')
  const filename = join(GENERATED, `${party}-resolvers.ts`)
  const types = await codegen({
    filename,
    schema: parse(text),
    documents: [],
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      avoidOptionals: { field: true },
      inputMaybeValue: 'T | null | undefined',
      defaultScalarType: 'unknown',
      scalars: {
        Day: 'string',
        DateTime: 'string',
        TextMap: 'Record<string, string>',
        ID: { input: 'string', output: 'string' },
      },
      contextType: 'unknown',
      // Fields that need a statement of their own are resolved on demand; parents hold the other fields.
      mappers:
        party === 'listings'
          ? {
              SpotWork: `Omit<{T}, ${SPOT_FIELDS}> & { detail?: SpotWorkDetail; promised: ${PROMISED} }`,
              SpotWorkPage: `Omit<{T}, 'items'> & { items: Omit<SpotWork, ${SPOT_FIELDS}>[] }`,
              RegularWork: `Omit<{T}, ${REGULAR_FIELDS}> & { detail?: RegularWorkDetail }`,
              RegularWorkPage: `Omit<{T}, 'items'> & { items: Omit<RegularWork, ${REGULAR_FIELDS}>[] }`,
              LikedSpotWorkPage: `Omit<{T}, 'items'> & { items: Omit<SpotWork, ${SPOT_FIELDS}>[] }`,
              LikedRegularWorkPage: `Omit<{T}, 'items'> & { items: Omit<RegularWork, ${REGULAR_FIELDS}>[] }`,
              ClosedLike: `{ spotWork: Omit<SpotWork, ${SPOT_FIELDS}> | null; regularWork: Omit<RegularWork, ${REGULAR_FIELDS}> | null }`,
            }
          : {},
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  })
  await writeFile(filename, `${NOTICE}${types}\n`)
  // As a module, because the server bundle contains no data files.
  const constant = `${NOTICE}export const ${party}TypeDefs = ${JSON.stringify(text)}\n`
  await writeFile(join(GENERATED, `${party}-type-defs.ts`), constant)
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT

async function writeTrustedDocuments(): Promise<void> {
  const documents: Record<(typeof PARTIES)[number], Record<string, string>> = { account: {}, listings: {} }
  for (const party of PARTIES) {
    const texts = new Map<string, string>()
    for await (const path of glob(`src/{features,services}/**/*.${party}.documents.ts`, { cwd: ROOT })) {
      const module: unknown = await import(pathToFileURL(join(ROOT, path)).href)
      if (typeof module !== 'object' || module === null) continue
      for (const [name, value] of Object.entries(module)) {
        if (!isDocument(value)) throw new Error(`${basename(path)}: ${name} is not a GraphQL document`)
        texts.set(documentId(value), print(value))
      }
    }
    documents[party] = Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  await writeFile(join(GENERATED, 'trusted-documents.json'), `${JSON.stringify(documents, null, 2)}\n`)
}

/** Writes the WebAssembly kernel as text into a module, because the server bundle contains no data files. */
async function writeBitKernel(): Promise<void> {
  const folder = join(ROOT, 'src/backend/listing/index/bits')
  const { parseWat } = await wabt()
  const kernel = parseWat('bit-kernel.wat', await readFile(join(folder, 'bit-kernel.wat'), 'utf8'), {
    simd: true,
  })
  const bytes = Buffer.from(kernel.toBinary({}).buffer)
  kernel.destroy()
  await mkdir(join(folder, 'gen'), { recursive: true })
  await writeFile(
    join(folder, 'gen/bit-kernel.ts'),
    `// Made by \`npm run generate\` from bit-kernel.wat. Do not edit.\nexport const bitKernel =\n  '${bytes.toString('base64')}'\n`,
  )
}

await mkdir(GENERATED, { recursive: true })
await Promise.all([
  run('gql.tada', ['generate-output']),
  run('buf', ['generate'], join(CONTRACT, 'proto')),
  ...PARTIES.map(writeResolverTypes),
  writeBitKernel(),
  writeRouteTree(),
  writeSettingsTable(),
])
await writeTrustedDocuments()
