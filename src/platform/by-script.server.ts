import { getRequestHeader } from '@tanstack/react-start/server'

/** Whether a script of ours asks; else the browser itself does, by a form or an address. */
export const byScript = (): boolean => getRequestHeader('x-tsr-serverfn') === 'true'
