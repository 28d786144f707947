/**
 * The one place where the app meets the bundled backend: each party's client takes its in-process handler from here
 * unless the party's URL is set.
 */
export { bundledBackend, TwirpError } from '../backend/server.ts'
