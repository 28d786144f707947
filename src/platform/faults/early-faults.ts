declare global {
  interface Window {
    /** Where uncaught errors and unhandled rejections go: a list until there is somebody to report them. */
    dpFaults?: { push: (fault: Event) => unknown }
  }
}

/** For an inline script in the head, which runs once more when the page comes to life: what was noted then stays. */
export const earlyFaultsScript =
  'self.dpFaults||(dpFaults=[],["error","unhandledrejection"].map(n=>addEventListener(n,e=>dpFaults.push(e))))'
