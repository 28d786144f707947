import { useEffect, useRef, type PointerEvent } from 'react'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { insidePicture, moved, stretched, type MaskBox } from './mask-box.ts'
import * as styles from './documents.css.ts'

type MaskEditorProps = {
  picture: HTMLCanvasElement
  /** What the mask hides: 本籍地. */
  hides: string
  box: MaskBox
  onChange: (box: MaskBox) => void
}

const SLIDERS = [
  ['x', '左からの位置'],
  ['y', '上からの位置'],
  ['width', '幅'],
  ['height', '高さ'],
] as const

/** A picture with a black mask, moved by pointer or with the sliders below. */
export function MaskEditor({ picture, hides, box, onChange }: MaskEditorProps) {
  const shown = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ from: MaskBox; x: number; y: number; stretch: boolean }>(undefined)
  const { width, height } = picture

  useEffect(() => {
    shown.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])

  const begin = (stretch: boolean) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: box, x: event.clientX, y: event.clientY, stretch }
  }
  function follow(event: PointerEvent<SVGElement>) {
    const area = shown.current?.getBoundingClientRect()
    if (!drag.current || !area) return
    const { from, x, y, stretch } = drag.current
    const [dx, dy] = [(event.clientX - x) / area.width, (event.clientY - y) / area.height]
    onChange(stretch ? stretched(from, dx, dy) : moved(from, dx, dy))
  }
  const end = () => {
    drag.current = undefined
  }
  const handlers = { onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
  const corner = { cx: (box.x + box.width) * width, cy: (box.y + box.height) * height }

  return (
    <>
      <div className={styles.frame}>
        <canvas ref={shown} width={width} height={height} className={styles.picture} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.overlay}>
          <rect
            data-mask
            x={box.x * width}
            y={box.y * height}
            width={box.width * width}
            height={box.height * height}
            className={styles.mask}
            onPointerDown={begin(false)}
            {...handlers}
          />
          <circle {...corner} r={width * 0.018} className={styles.handle} />
          <circle
            {...corner}
            r={width * 0.07}
            className={styles.grip}
            onPointerDown={begin(true)}
            {...handlers}
          />
        </svg>
      </div>
      <FieldGroup
        legend={`${hides}を隠す範囲`}
        help="黒い四角を指やマウスで動かし、右下の丸で大きさを変えられます。下のつまみでも調整できます。"
      >
        <div className={styles.sliders}>
          {SLIDERS.map(([side, label]) => (
            <label key={side} className={styles.slider}>
              {label}
              <input
                type="range"
                min={0}
                max={100}
                step={1}
                value={Math.round(box[side] * 100)}
                aria-valuetext={`${Math.round(box[side] * 100)}%`}
                className={styles.range}
                onChange={(event) =>
                  onChange(insidePicture({ ...box, [side]: Number(event.target.value) / 100 }))
                }
              />
            </label>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
