const LENGTH = 60

/** 「iPhone・Safari」: device and browser for display. A User-Agent is a hint, not a proof. */
export async function deviceWords(userAgent: string | null): Promise<string> {
  const { UAParser } = await import('ua-parser-js')
  const { browser, device, os } = new UAParser(userAgent ?? '').getResult()
  const machine = device.type ? (device.model ?? os.name) : os.name
  const words = [machine, browser.name?.replace(/^Mobile /, '')].filter(Boolean).join('・')
  return words.slice(0, LENGTH) || '不明な端末'
}
