/** Spec section 7, call 7: activities are sent from production and preview builds, written to the console elsewhere. */
export const ARE_ACTIVITIES_SENT = import.meta.env.PROD || import.meta.env.MODE === 'preview'
