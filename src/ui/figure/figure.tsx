import { cx } from '../class-names.ts'
import { figure, prefix as prefixStyle, sizes, unit as unitStyle, unitSizes } from './figure.css.ts'

export type FigureProps = {
  /** A whole number gets thousands separators; a string (5,313 or 17:00) is shown as it is. */
  value: number | string
  unit?: string
  prefix?: string
  size?: keyof typeof sizes
  className?: string
}

const withSeparators = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

export function Figure({ value, unit, prefix, size = 'inherit', className }: FigureProps) {
  return (
    <span className={cx(figure, sizes[size], className)}>
      {prefix && <span className={cx(prefixStyle, unitSizes[size])}>{prefix}</span>}
      {typeof value === 'number' ? withSeparators(value) : value}
      {unit && <span className={cx(unitStyle, unitSizes[size])}>{unit}</span>}
    </span>
  )
}
