import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audiencesOf, isOfConsole, isOfVisitors } from '#app/commands/audiences.ts'

const SRC = '/app/src'
const IMPORTERS: Readonly<Record<string, { importers?: string[]; dynamicImporters?: string[] }>> = {
  'domain/pay.ts': { importers: ['features/card.tsx', 'features/desk.tsx'] },
  'features/card.tsx': { dynamicImporters: ['routes/search/spot.result.tsx?tsr-split=component'] },
  'features/desk.tsx': { dynamicImporters: ['routes/hospital/index.tsx'] },
  'domain/review.ts': { importers: ['features/desk.tsx', 'features/queue.tsx'] },
  'features/queue.tsx': { importers: ['routes/staff/reviews.tsx', 'domain/review.ts'] },
  'features/shell.tsx': { importers: ['routes/__root.tsx'] },
  'routes/hospital/index.tsx': { importers: ['route-tree.gen.ts'] },
  'features/hours.tsx': { importers: ['routes/work/index.tsx'] },
}
const whole = (paths: string[] = []) => paths.map((path) => `${SRC}/${path}`)
const graph = {
  getModuleInfo: (id: string) => {
    const { importers, dynamicImporters } = IMPORTERS[id.slice(SRC.length + 1)] ?? {}
    return { importers: whole(importers), dynamicImporters: whole(dynamicImporters) }
  },
}
const audiences = (path: string) => [...audiencesOf(`${SRC}/${path}`, graph)].toSorted()

test('a module is of everybody whose routes import it, at once or later', () => {
  expect(audiences('domain/pay.ts')).toEqual(['hospital', 'visitor'])
  expect(audiences('features/card.tsx')).toEqual(['visitor'])
  expect(audiences('features/shell.tsx')).toEqual(['everybody'])
  expect(audiences('features/hours.tsx')).toEqual(['doctor'])
})

test('the route tree, which imports every route, makes nobody an audience; a circle of imports ends', () => {
  expect(audiences('routes/hospital/index.tsx')).toEqual(['hospital'])
  expect(audiences('domain/review.ts')).toEqual(['hospital', 'staff'])
  expect(isOfVisitors(audiencesOf(`${SRC}/domain/review.ts`, graph))).toBe(false)
})

test('a walk that asks for visitors ends at the first of them', () => {
  const asked: string[] = []
  const counted = { getModuleInfo: (id: string) => (asked.push(id), graph.getModuleInfo(id)) }
  const found = audiencesOf(`${SRC}/domain/pay.ts`, counted, isOfVisitors)
  expect(isOfVisitors(found)).toBe(true)
  expect(asked).toHaveLength(3)
})

test('every route of the consoles is one, and no other', async () => {
  const files = await readdir(join(import.meta.dirname, '../../src/routes'), { recursive: true })
  const ofConsole = (file: string) => isOfConsole(`/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`)
  const routes = files.filter((file) => file.endsWith('.tsx'))
  expect(routes.filter(ofConsole).length).toBeGreaterThan(40)
  expect(routes.filter((file) => ofConsole(file) !== /^(hospital|staff)[_/.]/.test(file))).toEqual([])
})
