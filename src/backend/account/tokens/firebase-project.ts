/** The Firebase project whose users our doctors also are. */
export type FirebaseProject = { projectId: string } & (
  | {
      /** Nothing it hands out is signed: for demonstrations and tests on one machine only. */
      isEmulator: true
    }
  | {
      isEmulator: false
      /** Where Google publishes the keys that sign its ID tokens. */
      jwksUrl: string
      /** What signs custom tokens; without it nobody but visitors is known to Firebase. */
      serviceAccount: ServiceAccount | null
    }
)

export type ServiceAccount = { clientEmail: string; privateKey: string; privateKeyId: string }

export const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
