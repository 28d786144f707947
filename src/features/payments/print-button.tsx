import { Button } from '../../ui/button/button.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { NeedsScript } from '../forms/needs-script.tsx'

/** Opens the browser's print dialog; without script the browser's own menu prints the page. */
export const PrintButton = () => (
  <div className={screenOnly}>
    <NeedsScript>
      <Button onClick={() => window.print()}>印刷する・PDFで保存する</Button>
    </NeedsScript>
  </div>
)
