import { Button } from '#app/ui/button/button.tsx'
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryOverlays() {
  return (
    <GallerySection title="ダイアログ・お知らせ">
      <Inline gap={3}>
        <AlertDialog
          trigger={<Button>確認</Button>}
          title="応募を取り消しますか"
          description="取り消すと、元に戻せません。病院には自動でお伝えします。"
          confirmLabel="応募を取り消す"
          onConfirm={() => toast({ status: 'success', title: '応募を取り消しました' })}
        />
        <Button
          onClick={() =>
            toast({
              title: 'お気に入りから外しました',
              action: { label: '取り消す', onAction: () => toast({ title: '元に戻しました' }) },
            })
          }
        >
          お知らせ
        </Button>
        <Button
          onClick={() =>
            toast({
              status: 'error',
              title: '保存できませんでした',
              description: '入力した内容は残っています。通信の状態をご確認ください。',
            })
          }
        >
          エラー
        </Button>
        <Button onClick={() => toast({ status: 'warning', title: '受付はあと3分です', variant: 'solid' })}>
          注意
        </Button>
        <Button onClick={() => toast({ status: 'success', title: '保存しました' })}>完了</Button>
      </Inline>
    </GallerySection>
  )
}
