import { cx } from '../class-names.ts'
import { heart } from './heart-icon.css.ts'
import { Icon, type IconProps } from './icon.tsx'

export type HeartIconProps = IconProps & { filled?: boolean }

export function HeartIcon({ filled, className, ...props }: HeartIconProps) {
  return (
    <Icon {...props} filled={filled} className={cx(heart, className)}>
      <path d="M12 20.5S3.5 15.2 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 5.9-8.5 11.2-8.5 11.2z" />
    </Icon>
  )
}
