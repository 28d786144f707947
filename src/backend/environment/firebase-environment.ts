import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'
import { isLoopbackHost, isLoopbackUrl } from '../../platform/server/loopback.ts'
import { choice, matching, webUrl } from '../../platform/server/setting.ts'
import {
  GOOGLE_JWKS_URL,
  type FirebaseProject,
  type ServiceAccount,
} from '../account/token/firebase-project.ts'

/** Firebase never assigns names of this form, so tokens of such a project are worthless elsewhere. */
const DEMO_PROJECT = /^demo-[a-z0-9-]{1,25}$/
export const DEMO_PROJECT_ID = 'demo-dp-work'

const isPrivateKey = (pem: string) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The needed fields of a service account's JSON key file. */
const serviceAccountSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    project_id: v.string(),
    client_email: v.pipe(v.string(), v.nonEmpty()),
    private_key: v.pipe(v.string(), v.check(isPrivateKey)),
    private_key_id: v.pipe(v.string(), v.nonEmpty()),
  }),
)

export const firebaseEntries = {
  FIREBASE_PROJECT_ID: v.optional(matching(/^[a-z][a-z0-9-]{3,40}$/, 'my-project')),
  FIREBASE_SERVICE_ACCOUNT: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(matching(/^[\w.-]+:\d+$/, '127.0.0.1:9099')),
  /** Set by the start command for the emulator that it has started. */
  DEMO_AUTH_EMULATOR_URL: v.optional(webUrl()),
  ALLOW_DEMO_DATA: v.optional(choice('0', '1')),
  HOST: v.optional(v.string(), '127.0.0.1'),
}

type Given = {
  APP_ORIGIN: string
  HOST: string
  EMBEDDED_DATABASE?: string | undefined
  ALLOW_DEMO_DATA?: string | undefined
  FIREBASE_PROJECT_ID?: string | undefined
  FIREBASE_SERVICE_ACCOUNT?: string | undefined
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined
  DEMO_AUTH_EMULATOR_URL?: string | undefined
}

/**
 * Whether the app is a demo on loopback: only then may `npm start`, which runs as production, accept the
 * emulator's unsigned tokens.
 */
const isLocalDemo = ({
  origin,
  host,
  hasDemoData,
}: {
  origin: string
  host: string
  hasDemoData: boolean
}): boolean => hasDemoData && isLoopbackUrl(origin) && isLoopbackHost(host)

/** The Firebase project of the environment, null without one, or an error message (Japanese). */
export function readFirebase(given: Given, production: boolean): FirebaseProject | string | null {
  const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, DEMO_AUTH_EMULATOR_URL } = given
  if (production && FIREBASE_AUTH_EMULATOR_HOST) {
    // The emulator's tokens are unsigned.
    return '本番では FIREBASE_AUTH_EMULATOR_HOST を設定できません。'
  }
  if (FIREBASE_AUTH_EMULATOR_HOST || DEMO_AUTH_EMULATOR_URL) {
    const projectId = FIREBASE_PROJECT_ID ?? DEMO_PROJECT_ID
    if (!DEMO_PROJECT.test(projectId)) {
      return 'Firebase のエミュレーターは、FIREBASE_PROJECT_ID が demo- で始まるときだけ使えます。'
    }
    const isDemo = isLocalDemo({
      origin: given.APP_ORIGIN,
      host: given.HOST,
      hasDemoData: given.EMBEDDED_DATABASE === '1' || given.ALLOW_DEMO_DATA === '1',
    })
    if (production && !(isDemo && DEMO_AUTH_EMULATOR_URL && isLoopbackUrl(DEMO_AUTH_EMULATOR_URL))) {
      return 'DEMO_AUTH_EMULATOR_URL は、デモ用のデータを localhost だけで公開するときにしか使えません。'
    }
    return { projectId, isEmulator: true }
  }
  if (!FIREBASE_PROJECT_ID) return null
  const serviceAccount = readServiceAccount(given.FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID)
  if (serviceAccount === 'INVALID') {
    return 'FIREBASE_SERVICE_ACCOUNT には、FIREBASE_PROJECT_ID と同じプロジェクトのサービスアカウントの鍵(JSON)を指定してください。'
  }
  return { projectId: FIREBASE_PROJECT_ID, isEmulator: false, jwksUrl: GOOGLE_JWKS_URL, serviceAccount }
}

function readServiceAccount(text: string | undefined, projectId: string): ServiceAccount | 'INVALID' | null {
  if (text === undefined) return null
  const { success, output } = v.safeParse(serviceAccountSchema, text)
  if (!success || output.project_id !== projectId) return 'INVALID'
  return {
    clientEmail: output.client_email,
    privateKey: output.private_key,
    privateKeyId: output.private_key_id,
  }
}
