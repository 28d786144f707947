/** The Firebase project that doctors sign in to. */
export type FirebaseProject = { projectId: string } & (
  | {
      /** The emulator's tokens are unsigned: for demos and tests on loopback only. */
      isEmulator: true
    }
  | {
      isEmulator: false
      /** The JWKS URL of the keys that sign Google's ID tokens. */
      jwksUrl: string
      /** The key that signs custom tokens; without it only anonymous users sign in to Firebase. */
      serviceAccount: ServiceAccount | null
    }
)

export type ServiceAccount = { clientEmail: string; privateKey: string; privateKeyId: string }

export const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
