import { wasUpdated } from '../../platform/missing-script.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Says why the document was loaded anew. */
export function tellUpdate(): void {
  if (wasUpdated()) toast({ title: 'アプリが更新されたため、画面を読み込み直しました。', duration: 10_000 })
}
