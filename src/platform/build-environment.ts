/** `npm run build -- --preview` builds as for production, but for people who try what is to come. */
const IS_PREVIEW = import.meta.env.MODE === 'preview'

/** Outside production the version is shown. */
export const IS_VERSION_SHOWN = IS_PREVIEW || !import.meta.env.PROD

/** Activities are sent from production and preview builds, written to the console elsewhere. */
export const ARE_ACTIVITIES_SENT = IS_PREVIEW || import.meta.env.PROD
