/** Dispatched by the bridge of the native app around the page (flutter_inappwebview). */
export const READY_EVENT = 'flutterInAppWebViewPlatformReady'

/** For an inline script in the head: the bridge may report ready before any other script is there to hear it. */
export const nativeReadyScript = `addEventListener("${READY_EVENT}",function(){window.nativeBridgeReady=true},{once:true})`
