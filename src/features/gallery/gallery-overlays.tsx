import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx'
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx'
import { Dialog, DialogClose } from '#app/ui/dialog/dialog.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { GallerySection } from './gallery-section.tsx'

const conditions = ['当直', '日当直', '午前のみ', '午後のみ', '夜診'].map((label) => ({
  value: label,
  label,
}))

export function GalleryOverlays() {
  const [open, setOpen] = useState(false)
  return (
    <GallerySection title="ダイアログ・お知らせ">
      <Inline gap={3}>
        <Dialog
          trigger={<Button>ダイアログ</Button>}
          title="この条件を保存"
          description="新着をLINEとメールでお知らせします。"
          footer={
            <DialogClose>
              <Button variant="filled">保存する</Button>
            </DialogClose>
          }
        />
        <AlertDialog
          trigger={<Button>確認</Button>}
          title="応募を取り消しますか"
          description="取り消すと、元に戻せません。病院には自動でお伝えします。"
          confirmLabel="応募を取り消す"
          onConfirm={() => toast({ status: 'success', title: '応募を取り消しました' })}
        />
        <Sheet
          trigger={<Button>シート</Button>}
          open={open}
          onOpenChange={setOpen}
          title="条件"
          footer={
            <Button variant="filled" grow onClick={() => setOpen(false)}>
              128件を見る
            </Button>
          }
        >
          <CheckboxGroup legend="勤務帯" name="shift" options={conditions} defaultValue={['当直']} />
        </Sheet>
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
