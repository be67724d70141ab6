import { createAnchor } from '../../lib/content/anchor.ts'
import { classNames } from '../../ui/class-names.ts'

interface SectionHeadProps {
  readonly title: string | undefined
  readonly text?: string | undefined
  readonly centred?: boolean
}

/** Heading of a section with an optional lead text. */
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

/** Anchor of a section, from its title. */
export const sectionId = (title: string | undefined) => (title && createAnchor(title)) || undefined
