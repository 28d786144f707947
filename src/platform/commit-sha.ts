declare global {
  interface ImportMetaEnv {
    /** Set by the build (`app.config.ts`). */
    readonly GIT_COMMIT_SHA?: string
  }
}

/** The commit of this build; empty where nobody knows it. */
export const COMMIT_SHA = import.meta.env.GIT_COMMIT_SHA ?? ''
