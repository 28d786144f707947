import { hrefOf, type Address } from '../../../platform/address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ShareIcon } from '../../../ui/icon/control-icons.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { scripted } from '../../../ui/layout/layout.css.ts'

type DetailShareProps = {
  /** The listing's own page. */
  address: Address
  title: string
}

export function DetailShare({ address, title }: DetailShareProps) {
  async function share() {
    // Not `location.href`: tracking params of a mail must not be shared.
    const url = window.location.origin + hrefOf(address)
    try {
      // The native app first: Android's webview has no sheet of its own.
      if (window.nativeBridgeReady) {
        const { shareByNative } = await import('../../webview/share-by-native.ts')
        if (await shareByNative({ title, url })) return
      }
      if ('share' in navigator) await navigator.share({ title, url })
      else await copy(url)
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) toast({ status: 'error', title: '共有できませんでした', description: url })
    }
  }
  return (
    <Button variant="quiet" size="sm" icon={<ShareIcon size="sm" />} className={scripted} onClick={share}>
      共有
    </Button>
  )
}

async function copy(url: string) {
  await navigator.clipboard.writeText(url)
  toast({ status: 'success', title: 'リンクをコピーしました' })
}
