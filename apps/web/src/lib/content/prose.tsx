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
  /** Text size: `lead` for a few lines under a title, `reading` for an article. */
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

/**
 * Renderers of rich text nodes, without the editor's inline styles, which the CSP forbids. Every node type with
 * children needs a renderer here: the library renders the children of other nodes twice, at each level of nesting.
 */
const components = {
  blockquote: ({ children }: ElementProps) => <blockquote>{children}</blockquote>,
  bullet_list: ({ children }: ElementProps) => <ul>{children}</ul>,
  ordered_list: ({ attrs, children }: ElementProps) => <ol start={startOf(attrs)}>{children}</ol>,
  list_item: ({ children }: ElementProps) => <li>{children}</li>,
  code_block: ({ children }: ElementProps) => (
    <pre>
      <code>{children}</code>
    </pre>
  ),
  tableRow: ({ children }: ElementProps) => <tr>{children}</tr>,
  link: ({ attrs, children }: ElementProps) => (
    <ContentLink to={{ href: String(attrs?.href ?? ''), newTab: attrs?.newTab === true }}>{children}</ContentLink>
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

/** `start` attribute of an ordered list; undefined for 1, the default. */
function startOf(attrs: ElementProps['attrs']): number | undefined {
  const start = Number(attrs?.order)
  return Number.isInteger(start) && start !== 1 ? start : undefined
}
