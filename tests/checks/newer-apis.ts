import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { currentFiles } from '#tests/support/current-build.ts'
import type { Check } from './check.ts'
import { BUILTINS, DATA, featuresOf, lackedBy, memberOf, OWNERS, type Feature } from './compatibility.ts'
import { ownMembers, unguardedUses, type Use } from './script-names.ts'

/** Uses without a guard in sight that are none, or that do no harm. */
const ACCEPTED: Readonly<Record<string, string>> = {
  percent: 'a field of our own data',
  div: 'an element of Radix’s table of elements',
  delay: 'an option of React’s scheduler',
  animation: 'a key of React’s table of event names',
  skipTransition: 'of a view transition, which React begins where the browser has them',
  updateCallbackDone: 'of a view transition, which the router begins where the browser has them',
  currentEntry: 'React asks for `navigation` first, around the function that reads it',
  Temporal: 'seroval revives values of Temporal where the server sent one; ours sends none',
  ...Object.fromEntries(
    [
      'serviceWorker',
      'pushManager',
      'getRegistration',
      'getSubscription',
      'Notification.requestPermission',
    ].map((name) => [name, 'push is offered only where `canPush` has found it']),
  ),
}

const FEWEST_SCRIPTS = 100

const GLOBALS = new Map([...featuresOf(DATA.api['Window']), ...OWNERS])

/** `Map.groupBy` */
const STATICS = new Map<string, Feature>()
/** Each name of a member with all that are called so: which of them a script reads cannot be told. */
const MEMBERS = new Map<string, Feature[]>()
for (const [owner, feature] of OWNERS)
  for (const [key, member] of featuresOf(feature)) {
    const name = memberOf(key)
    STATICS.set(`${owner}.${name}`, member)
    if (name !== owner) MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), member])
  }

function lackedMember(name: string): string[] {
  const lists = (MEMBERS.get(name) ?? []).map(lackedBy)
  return lists.every((engines) => engines.length > 0) ? (lists[0] ?? []) : []
}

function lacked(use: Use, own: ReadonlySet<string>): string[] {
  switch (use.how) {
    case 'flag':
      return use.name === 'v' ? lackedBy(BUILTINS?.['RegExp']?.['unicodeSets']) : []
    case 'global':
      return lackedBy(GLOBALS.get(use.name))
    case 'iterator':
      return lackedBy(BUILTINS?.['Iterator']?.[use.name])
    case 'static': {
      const known = STATICS.get(`${use.name}.${use.member}`)
      return known ? lackedBy(known) : own.has(use.member) ? [] : lackedMember(use.member)
    }
    case 'member':
      // The bundler’s own names have two letters.
      return own.has(use.name) || use.name.length < 3 ? [] : lackedMember(use.name)
  }
}

type Script = { name: string; text: string }

/** What scripts read without a guard and a browser of the list lacks: the name, and a sentence about it. */
export function newerApis(scripts: readonly Script[]): { name: string; finding: string }[] {
  const own = new Set(scripts.flatMap(({ name, text }) => [...ownMembers(name, text)]))
  return scripts.flatMap((script) =>
    unguardedUses(script.name, script.text).flatMap((use) => {
      const engines = lacked(use, own)
      if (engines.length === 0) return []
      const name = use.how === 'static' ? `${use.name}.${use.member}` : use.name
      const around = script.text.slice(Math.max(0, use.start - 40), use.start + 60)
      return [{ name, finding: `${script.name}: ${name} is not in ${engines.join(', ')}: ${around}` }]
    }),
  )
}

async function builtScripts(): Promise<Script[]> {
  const paths = currentFiles('client/assets/', '.js')
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), text: await readFile(path, 'utf8') })),
  )
}

export const newerScripts: Check = {
  name: 'browsers: the built scripts ask before they use what is newer',
  run: async () => {
    const scripts = await builtScripts()
    if (scripts.length < FEWEST_SCRIPTS)
      return [`saw ${scripts.length} scripts only: build first (npm run check -- build browsers)`]
    const found = newerApis(scripts)
    const names = new Set(found.map(({ name }) => name))
    return [
      ...found.filter(({ name }) => !Object.hasOwn(ACCEPTED, name)).map(({ finding }) => finding),
      ...Object.keys(ACCEPTED)
        .filter((name) => !names.has(name))
        .map((name) => `ACCEPTED names ${name}, which no script uses`),
    ]
  },
}
