declare global {
  interface Window {
    /** Where uncaught errors and unhandled rejections go: a list until there is somebody to report them. */
    dpFaults?: { push: (fault: Event) => unknown }
  }
}

/** For an inline script in the head: what goes wrong before any other script is there is not to be lost. */
export const earlyFaultsScript =
  'dpFaults=[];["error","unhandledrejection"].forEach(function(n){addEventListener(n,function(e){dpFaults.push(e)})})'
