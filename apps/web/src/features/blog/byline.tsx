import { formatDate } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface BylineProps {
  /** ISO time. */
  readonly published: string | null
  /** Minutes. */
  readonly readTime: number | undefined
  readonly className?: string
}

/** `21. November 2026 · 6 Min. Lesezeit`. */
export const Byline = ({ published, readTime, className }: BylineProps) => (
  <p className={classNames('flex flex-wrap gap-x-2 text-sm text-ink-soft', className)}>
    {published ? <time dateTime={published}>{formatDate(published)}</time> : null}
    {published && readTime ? <span aria-hidden="true">·</span> : null}
    {readTime ? <span>{texts.readTime(readTime)}</span> : null}
  </p>
)
