/**
 * The one seam between the app and the bundled backend: a party's client takes its in-process handler from
 * here unless the party's URL is set.
 */
export { bundledBackend, TwirpError } from '../backend/server.ts'
