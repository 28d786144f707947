import * as v from 'valibot'

const optionalUrl = v.optional(v.pipe(v.string(), v.url()))

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  /** The origin doctors see; what cross-site checks compare with. */
  APP_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  GIT_COMMIT_SHA: v.optional(v.string(), ''),
  /** Set, doctors may log in with LINE. */
  LINE_CHANNEL_ID: v.optional(v.string(), ''),
  LINE_ISSUER: v.pipe(
    v.optional(v.string(), ''),
    v.transform((issuer) => issuer || 'https://access.line.me'),
    v.url(),
  ),
  // Set, a party is reached over the network; unset, it is the bundled backend in this process.
  ACCOUNT_SERVER_URL: optionalUrl,
  LISTINGS_GRAPHQL_URL: optionalUrl,
  USER_SERVICE_URL: optionalUrl,
  WORK_SERVICE_URL: optionalUrl,
  STAFF_SERVICE_URL: optionalUrl,
  /** Where hospitals have pages of their own: an id appended to it leads to one. */
  HOSPITAL_SERVICE_URL: optionalUrl,
  // What the browser signs in to Firebase with; none of it is a secret.
  FIREBASE_PROJECT_ID: v.optional(v.string()),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_DOMAIN: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.string()),
  DEMO_AUTH_EMULATOR_URL: optionalUrl,
})

export type Environment = v.InferOutput<typeof schema>

let parsed: Environment | undefined

/** The app's own settings, read once; throws with the names of those that are wrong. */
export function environment(): Environment {
  if (!parsed) {
    // An empty variable means the same as none: shells and compose files cannot unset.
    const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
    const result = v.safeParse(schema, given)
    if (!result.success) {
      const names = result.issues.map((issue) => v.getDotPath(issue)).join(', ')
      throw new Error(`環境変数の値が正しくありません: ${names}`)
    }
    parsed = result.output
  }
  return parsed
}
