import type { RichText, RichTextNode } from '@kostbar/contracts/content'
import { StoryblokRichText } from '@storyblok/react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { createAnchor } from './anchor.ts'
import { AssetImage } from './asset-image.tsx'
import { ContentLink } from './content-link.tsx'
import { highlightPlaceholders, textOf } from './rich-text.ts'

interface ProseProps {
  readonly text: RichText
  /** `lead` for the few lines under a title, `reading` for an article. */
  readonly size?: 'base' | 'lead' | 'reading'
  readonly className?: string
}

const sizes = { base: '', lead: 'prose-lead', reading: 'prose-reading' }

/** Rich text of the content service. */
export const Prose = ({ text, size = 'base', className }: ProseProps) => (
  <div className={classNames('prose', sizes[size], className)}>
    <StoryblokRichText
      wrapper={false}
      document={highlightPlaceholders(text) as never}
      components={components as never}
    />
  </div>
)

const tableName = 'Tabelle'

interface ElementProps {
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
  readonly content?: readonly RichTextNode[]
}

/** Own renderers of rich text nodes; without the editor's inline styles, which the CSP forbids. */
const components = {
  link: ({ attrs, children }: ElementProps) => (
    <ContentLink to={{ href: String(attrs?.href ?? ''), newTab: attrs?.target === '_blank' }}>{children}</ContentLink>
  ),
  heading: ({ attrs, children, content }: ElementProps) => {
    const Heading = (['h2', 'h3', 'h4'] as const)[Math.max(0, Number(attrs?.level ?? 2) - 2)] ?? 'h4'
    return <Heading id={createAnchor(textOf(content)) || undefined}>{children}</Heading>
  },
  paragraph: ({ children }: ElementProps) => <p>{children}</p>,
  textStyle: ({ children }: ElementProps) => children,
  styled: ({ children }: ElementProps) => children,
  highlight: ({ children }: ElementProps) => <mark>{children}</mark>,
  image: ({ attrs }: ElementProps) => (
    <AssetImage
      asset={{ filename: String(attrs?.src ?? ''), alt: String(attrs?.alt ?? '') }}
      sizes="(min-width: 768px) 42rem, 100vw"
    />
  ),
  table: ({ children }: ElementProps) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className="prose-table" tabIndex={0} aria-label={tableName}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </section>
  ),
  tableCell: ({ children }: ElementProps) => <td>{children}</td>,
  tableHeader: ({ children }: ElementProps) => <th>{children}</th>,
  // Blocks inside rich text are not part of the content model.
  blok: () => null,
}
