/**
 * Resolves in a task of its own, so that the browser may paint or answer a press before what follows. Not by a timer, which a
 * background tab holds back for a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
