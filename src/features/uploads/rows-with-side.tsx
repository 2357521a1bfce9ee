import type { ReactNode } from 'react'
import styles from './uploads.module.css'

interface RowsWithSideProps {
  readonly side: ReactNode
  /** The steps of the file. */
  readonly children: ReactNode
}

/** The steps of a file, with its figures at the side. They replace the choice of the kind. */
export const RowsWithSide = ({ side, children }: RowsWithSideProps) => (
  <div className={styles['result']}>
    <div className={styles['rows']}>{children}</div>
    {Boolean(side) && <div className={styles['side']}>{side}</div>}
  </div>
)
