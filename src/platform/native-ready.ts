/** The event that the native app's bridge (flutter_inappwebview) dispatches when it is ready. */
export const READY_EVENT = 'flutterInAppWebViewPlatformReady'

/** Inline script for the head: the event may come before any other script listens. */
export const nativeReadyScript = `addEventListener("${READY_EVENT}",function(){window.nativeBridgeReady=true},{once:true})`
