import { getRequestHeader } from '@tanstack/react-start/server'

/**
 * Whether the app's JavaScript called the server function, and not the browser by itself (form post or opened
 * URL).
 */
export const byScript = (): boolean => getRequestHeader('x-tsr-serverfn') === 'true'
