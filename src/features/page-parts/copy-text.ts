import { toast } from '../../ui/toast/toast.ts'

/** Copies what stands on the page and says so, or says to select it. `what` begins the sentence: 「URL」. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ status: 'success', title: `${what}をコピーしました` })
  } catch {
    toast({ status: 'error', title: `コピーできませんでした。${what}を選んでコピーしてください。` })
  }
}
