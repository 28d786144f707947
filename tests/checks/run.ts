import { join } from 'node:path'
import { addresses } from './addresses.ts'
import { advisories } from './advisories.ts'
import { buildOutput } from './build-output.ts'
import { PROJECT, toolCheck, type Check } from './check.ts'
import { citedRules } from './cited-rules.ts'
import { displayLabels } from './display-labels.ts'
import { graphqlDocuments } from './documents.ts'
import { firstLoad } from './first-load.ts'
import { fixedWaits } from './fixed-waits.ts'
import { freeTexts } from './free-texts.ts'
import { generatedFiles, migrations } from './generated.ts'
import { glossary } from './glossary.ts'
import { importRules } from './import-rules.ts'
import { licences } from './licences.ts'
import { lockFile } from './lock-file.ts'
import { onlyPlaces } from './only-place.ts'
import { newerScripts } from './newer-apis.ts'
import { newerStyles } from './newer-styles.ts'
import { queryKeys } from './query-keys.ts'
import { readme } from './readme.ts'
import { renamedAddress } from './renamed-address.ts'
import { roomCycles } from './room-cycles.ts'
import { screensAreTested } from './screens.ts'
import { searchSchemas } from './search-schemas.ts'
import { sealedRooms } from './sealed-room.ts'
import { shadowedNames } from './shadowed-names.ts'
import { shape } from './shape.ts'
import { twiceNamed } from './twice-named.ts'
import { storeOwners } from './store-owners.ts'
import { strictLocators } from './strict-locators.ts'
import { typedNumbers } from './typed-numbers.ts'

/** `npm run check`; `npm run check -- licences` runs the checks with that word in their name. Works offline. */

// These write files the others read, and one after the other.
const FIRST: Check[] = [generatedFiles, buildOutput]

const REST: Check[] = [
  // What has not changed since the last time is not looked at again. Several checkers at once would each work out the same types.
  toolCheck('types (tsc)', 'tsc', [
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ]),
  toolCheck('lint, type-aware (oxlint)', 'oxlint', ['--type-aware', '--deny-warnings']),
  graphqlDocuments,
  toolCheck('format (oxfmt)', 'oxfmt', ['--check', '.']),
  toolCheck('unused code and packages (knip)', 'knip', [
    '--no-progress',
    '--config',
    'tests/checks/knip.json',
    '--cache',
    '--cache-location',
    'node_modules/.cache/knip',
  ]),
  toolCheck('protobuf (buf lint)', 'buf', ['lint'], join(PROJECT, 'src/contract/proto')),
  migrations,
  importRules,
  roomCycles,
  firstLoad,
  searchSchemas,
  freeTexts,
  storeOwners,
  sealedRooms,
  addresses,
  renamedAddress,
  glossary,
  readme,
  shape,
  twiceNamed,
  shadowedNames,
  queryKeys,
  screensAreTested,
  strictLocators,
  fixedWaits,
  typedNumbers,
  ...onlyPlaces,
  newerScripts,
  newerStyles,
  citedRules,
  displayLabels,
  licences,
  advisories,
  lockFile,
]

const words = process.argv.slice(2)
const isWanted = ({ name }: Check) => words.length === 0 || words.some((word) => name.includes(word))

/** What takes less and finds nothing is counted: the findings stay on the screen. */
const TOLD_SECONDS = 1

let failed = 0
let quick = 0

async function perform({ name, run }: Check): Promise<void> {
  const began = performance.now()
  const findings = await run().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ])
  const seconds = (performance.now() - began) / 1_000
  if (findings.length === 0 && seconds < TOLD_SECONDS) {
    quick += 1
    return
  }
  console.log(`${findings.length === 0 ? 'ok' : 'ng'}  ${name} (${seconds.toFixed(1)} s)`)
  for (const finding of findings) console.log(finding.replace(/^/gm, '      '))
  if (findings.length > 0) failed += 1
}

async function performAll(checks: Check[]): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) await perform(next)
}

const first = FIRST.filter(isWanted)
const rest = REST.filter(isWanted)
const count = first.length + rest.length
await performAll(first)
await Promise.all([performAll(rest), performAll(rest)])
console.log(`ok  ${quick} more, each in less than a second\n\n${count - failed} ok, ${failed} ng`)
process.exitCode = failed > 0 || count === 0 ? 1 : 0
