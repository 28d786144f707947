import { Button } from '../../ui/button/button.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { Text } from '../../ui/text/text.tsx'
import { useHydrated } from '@tanstack/react-router'
import { printPage } from './paper.ts'

/** Prints the page. Without script the browser's own menu does. */
export function PrintButton() {
  const hydrated = useHydrated()
  return (
    <div className={screenOnly}>
      {hydrated ? (
        <Button onClick={printPage}>印刷する・PDFで保存する</Button>
      ) : (
        <Text tone="sub">ブラウザの印刷機能で、A4に印刷またはPDFで保存できます。</Text>
      )}
    </div>
  )
}
