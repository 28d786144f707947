declare global {
  interface Window {
    /**
     * Queue of uncaught errors and unhandled rejections. `watchFaults` replaces it by an object that reports
     * at once.
     */
    dpFaults?: { push: (fault: Event) => unknown }
  }
}

/** Inline script for the head. It runs again on hydration and then leaves an existing queue alone. */
export const earlyFaultsScript =
  'self.dpFaults||(dpFaults=[],["error","unhandledrejection"].map(n=>addEventListener(n,e=>dpFaults.push(e))))'

/** Of an error that was caught: it is reported like an uncaught one. */
export function noteFault(error: unknown): void {
  window.dpFaults?.push(new ErrorEvent('error', { error }))
}
