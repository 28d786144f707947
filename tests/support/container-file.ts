import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '#app/commands/places.ts'

// The steps of a container file without a daemon: each stage is a folder, in which its commands are run.

const CONTAINER = join(PROJECT, 'src/commands/container')

type Step = { instruction: string; text: string }
/** A stage's name, from `AS`; the last one, which is the image, has none. */
export type Stage = { name: string; steps: Step[] }

/** What a process of the image is started with. */
export type Image = { folder: string; workdir: string; env: Record<string, string> }

const IMAGE = 'image'
/** What says how an image is run, not what is in it. */
const OF_RUNS = new Set(['USER', 'EXPOSE', 'STOPSIGNAL', 'CMD', 'HEALTHCHECK'])

export async function containerStages(): Promise<Stage[]> {
  const text = await readFile(join(CONTAINER, 'Containerfile'), 'utf8')
  const lines = text
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Stage[] = []
  for (const line of lines) {
    const [instruction = '', ...rest] = line.split(' ')
    const step = { instruction, text: rest.join(' ') }
    if (instruction === 'FROM') stages.push({ name: / AS (\w+)$/.exec(line)?.[1] ?? IMAGE, steps: [] })
    else stages.at(-1)?.steps.push(step)
  }
  return stages
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The words of a command that is written as a list. */
function wordsOf(list: string): string[] {
  const words: unknown = JSON.parse(list)
  if (!Array.isArray(words) || !words.every(isText)) throw new Error(`not a list of words: ${list}`)
  return words
}

/** A command of the image by its instruction: CMD or HEALTHCHECK. */
export function imageCommand(stages: readonly Stage[], instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const step = stages.at(-1)?.steps.find((one) => one.instruction === instruction)
  return wordsOf(step?.text.slice(step.text.indexOf('[')) ?? '')
}

/** What the compose file runs before the image serves. */
export async function migrateCommand(): Promise<string[]> {
  const text = await readFile(join(CONTAINER, 'compose.yaml'), 'utf8')
  return /command: \[(?<words>.*migrate.*)\]/.exec(text)?.groups?.['words']?.split(', ') ?? []
}

/** This run's Node before any other, as in the image. */
export const WITH_NODE = [dirname(process.execPath), process.env['PATH']].join(delimiter)

async function copy(text: string, target: string, sourceOf: (stage: string | undefined) => Promise<string>) {
  const { stage, paths = '' } = /^(?:--from=(?<stage>\w+) )?(?<paths>.*)$/.exec(text)?.groups ?? {}
  const words = paths.split(' ')
  const to = words.pop() ?? ''
  const ignored = (await readFile(join(CONTAINER, 'Containerfile.dockerignore'), 'utf8'))
    .split('\n')
    .filter(Boolean)
  const from = await sourceOf(stage)
  const left = new Set(stage === undefined ? ignored.map((name) => join(from, name)) : [])
  for (const word of words) {
    const source = join(from, word)
    const isFolder = (await stat(source)).isDirectory()
    const place = resolve(target, to)
    await cp(source, isFolder || !to.endsWith('/') ? place : join(place, basename(source)), {
      recursive: true,
      filter: (path) => !left.has(path),
    })
  }
}

/**
 * Builds the image in a folder. `made` are folders that stand for stages that are not run. The registry is asked only for what npm
 * does not have here.
 */
export async function buildImage(
  stages: readonly Stage[],
  root: string,
  made: Readonly<Record<string, string>>,
): Promise<Image> {
  const folderOf = (name: string) => made[name] ?? join(root, name)
  let image: Image | undefined
  for (const { name, steps } of stages.filter((stage) => !(stage.name in made))) {
    image = { folder: folderOf(name), workdir: '/', env: {} }
    for (const { instruction, text } of steps) {
      const place = join(image.folder, image.workdir)
      await mkdir(place, { recursive: true })
      if (instruction === 'WORKDIR') image.workdir = text
      else if (instruction === 'ENV')
        for (const pair of text.split(' '))
          image.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1)
      else if (instruction === 'COPY')
        await copy(text, place, async (stage) => (stage === undefined ? PROJECT : folderOf(stage)))
      else if (instruction === 'RUN')
        await promisify(execFile)('sh', ['-c', text], {
          cwd: place,
          env: {
            HOME: process.env['HOME'],
            PATH: WITH_NODE,
            npm_config_prefer_offline: 'true',
            ...image.env,
          },
        })
      else if (!OF_RUNS.has(instruction) && instruction !== 'ARG')
        throw new Error(`an unknown step: ${instruction} ${text}`)
    }
  }
  if (!image) throw new Error('the container file has no image')
  return image
}
