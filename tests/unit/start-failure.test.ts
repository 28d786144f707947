import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureSentence } from '#app/commands/start-failure.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: unknown) => failureSentence(error),
  )

test('a place that cannot be written is one Japanese sentence with its path, without a code or a stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'place-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const said = (path: string) => `${path} を読み書きできません。場所と権限、空き容量を確認してください。`
  expect(await failureOf(mkdir(join(file, 'dist'), { recursive: true }))).toBe(said(join(file, 'dist')))
  expect(await failureOf(mkdir(file, { recursive: true }))).toBe(said(file))
  expect(await failureOf(writeFile(folder, ''))).toBe(said(folder))
  const refused = Object.assign(new Error('EROFS: read-only file system'), {
    code: 'EROFS',
    path: '/app/dist',
  })
  expect(failureSentence(refused)).toBe(said('/app/dist'))
  await rm(folder, { recursive: true })
})
