import type { ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import * as styles from './file-button.css.ts'

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> & {
  size?: 'sm' | 'md'
}

/** A button that chooses a file: the file input covers it invisibly, so that a tap anywhere opens camera or files. */
export const FileButton = ({ size = 'md', children, ...input }: FileButtonProps) => (
  <label className={`${buttonClass({ size })} ${styles.label}`}>
    {children}
    <input {...input} type="file" className={styles.input} />
  </label>
)
