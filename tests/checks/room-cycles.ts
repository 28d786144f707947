import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/**
 * Floors whose folders are rooms: no room imports another one that leads back to it. Files that stand on the floor
 * itself are a room each. Types count, since they tie rooms together as well.
 */
const FLOORS = [
  'src/backend',
  'src/backend/work',
  'src/commands',
  'src/domain',
  'src/features',
  'src/features/search',
  'src/platform',
  'src/services',
  'src/ui',
]

/** Fewer arrows between rooms than there are: the scan itself is broken. */
const FEWEST = 500

type Arrow = { from: string; to: string; path: string; target: string }

/** The room of a file on a floor; undefined for a file elsewhere. */
function roomOf(floor: string, path: string): string | undefined {
  if (!path.startsWith(`${floor}/`)) return undefined
  return path.slice(floor.length + 1).split('/')[0]
}

function arrowsOf(floor: string, imports: readonly { path: string; target: string }[]): Arrow[] {
  return imports.flatMap(({ path, target }) => {
    const [from, to] = [roomOf(floor, path), roomOf(floor, target)]
    return from && to && from !== to ? [{ from, to, path, target }] : []
  })
}

/** The shortest way from one room to another along the arrows; undefined without one. */
function wayBetween(arrows: ReadonlyMap<string, Arrow[]>, start: string, end: string): Arrow[] | undefined {
  const ways: Arrow[][] = [[]]
  const seen = new Set<string>([start])
  for (const way of ways) {
    for (const arrow of arrows.get(way.at(-1)?.to ?? start) ?? []) {
      if (arrow.to === end) return [...way, arrow]
      if (!seen.has(arrow.to)) {
        seen.add(arrow.to)
        ways.push([...way, arrow])
      }
    }
  }
  return undefined
}

/** One shortest cycle through each room that stands in one, each cycle once. */
function cyclesOf(floor: string, arrows: readonly Arrow[]): string[] {
  const byRoom = Map.groupBy(arrows, ({ from }) => from)
  const cycles = new Map<string, string>()
  for (const room of byRoom.keys()) {
    const way = wayBetween(byRoom, room, room)
    if (!way) continue
    const rooms = way.map(({ from }) => from)
    const imports = way.map(({ path, target }) => `  ${path} imports ${target}`)
    cycles.set(
      rooms.toSorted((a, b) => a.localeCompare(b)).join(' '),
      [`${floor}: ${rooms.join(' → ')} → ${room}`, ...imports].join('\n'),
    )
  }
  return [...cycles.values()]
}

export const roomCycles: Check = {
  name: 'rooms import one another without cycles',
  run: async () => {
    const files = await sourceFiles()
    const imports = files.flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const target = targetOf(specifier, file.path)
        return target ? [{ path: file.path, target }] : []
      }),
    )
    const floors = FLOORS.map((floor) => ({ floor, arrows: arrowsOf(floor, imports) }))
    const seen = new Set(
      floors.flatMap(({ floor, arrows }) => arrows.map(({ from, to }) => `${floor} ${from} ${to}`)),
    )
    return [
      ...(seen.size < FEWEST ? [`saw ${seen.size} arrows between rooms: the scan is broken`] : []),
      ...floors.flatMap(({ floor, arrows }) => cyclesOf(floor, arrows)),
    ]
  },
}
