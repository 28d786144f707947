import { Button } from '../../ui/button/button.tsx'
import { ShareIcon } from '../../ui/icon/control-icons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import * as styles from './spot-detail.css.ts'

type DetailShareProps = { id: string; title: string }

export function DetailShare({ id, title }: DetailShareProps) {
  async function share() {
    // Built from the id: what was sent with a mail must not travel on.
    const url = `${window.location.origin}/spot/${id}`
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else await copy(url)
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) toast({ status: 'error', title: '共有できませんでした', description: url })
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<ShareIcon size="sm" />}
      className={styles.scripted}
      onClick={share}
    >
      共有
    </Button>
  )
}

async function copy(url: string) {
  await navigator.clipboard.writeText(url)
  toast({ status: 'success', title: 'リンクをコピーしました' })
}
