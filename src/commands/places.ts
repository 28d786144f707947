import { join, resolve } from 'node:path'

/** The sources are run, not the scripts that a build has made of them. */
const RUNS_SOURCES = import.meta.filename.endsWith('.ts')

/** What settings and data are beside: the project, or the folder of the build whose script runs. */
export const PROJECT = resolve(import.meta.dirname, RUNS_SOURCES ? '../..' : '..')

/** The build that is made and served. */
export const BUILD = RUNS_SOURCES ? join(PROJECT, 'dist') : PROJECT
