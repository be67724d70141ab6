import { anchorOf } from '../../lib/content/anchor.ts'
import { classNames } from '../../ui/class-names.ts'

interface SectionHeadProps {
  readonly title: string | undefined
  readonly text?: string | undefined
  readonly centred?: boolean
}

/** What a section is about, and at most one sentence more. */
export function SectionHead({ title, text, centred = false }: SectionHeadProps) {
  if (!title && !text) return null
  return (
    <header className={classNames('mb-8 md:mb-12', centred && 'text-center')}>
      {title ? <h2>{title}</h2> : null}
      {text ? (
        <p className={classNames('mt-4 max-w-[52ch] text-lg text-ink-soft', centred && 'mx-auto')}>{text}</p>
      ) : null}
    </header>
  )
}

/** The id a section is linked by: its title's. */
export const sectionId = (title: string | undefined) => (title && anchorOf(title)) || undefined
