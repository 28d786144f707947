import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/** Rooms with a door: what stands behind it is imported by the room's own files only. */
const ROOMS = [
  {
    folder: 'src/backend/listing/index/',
    doors: new Set([
      'src/backend/listing/index/listing-search.ts',
      'src/backend/listing/index/open-search.ts',
    ]),
  },
]

/** Fewer ways through a door than there are: the scan itself is broken. */
const FEWEST = 5

export const sealedRooms: Check = {
  name: 'a sealed room is entered by its doors',
  run: async () => {
    const files = await sourceFiles('src')
    return ROOMS.flatMap(({ folder, doors }) => {
      const entering = files
        .filter(({ path }) => !path.startsWith(folder))
        .flatMap((file) =>
          importsOf(file).flatMap(({ specifier }) => {
            const target = targetOf(specifier, file.path)
            return target?.startsWith(folder) ? [{ path: file.path, target }] : []
          }),
        )
      const past = entering.filter(({ target }) => !doors.has(target))
      return [
        ...past.map(({ path, target }) => `${path} → ${target}: not a door of ${folder}`),
        ...(entering.length - past.length < FEWEST
          ? [`saw ${entering.length} imports from ${folder}: the scan is broken`]
          : []),
      ]
    })
  },
}
