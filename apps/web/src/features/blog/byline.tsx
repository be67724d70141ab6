import { formatDate } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface BylineProps {
  /** Publication time, ISO format. */
  readonly published: string | null
  /** Reading time in minutes. */
  readonly readTime: number | undefined
  readonly className?: string
}

/** Byline such as `21. November 2026 · 6 Min. Lesezeit`. */
export const Byline = ({ published, readTime, className }: BylineProps) => (
  // Each part has a leading dot; negative margin and overflow hide the first one of each line.
  <p className={classNames('overflow-x-clip text-sm text-ink-soft', className)}>
    <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:content-['·']">
      {published ? <time dateTime={published}>{formatDate(published)}</time> : null}
      {readTime ? <span>{texts.readTime(readTime)}</span> : null}
    </span>
  </p>
)
