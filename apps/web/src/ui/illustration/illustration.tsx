import { parseSvg, withUniqueIds } from '@kostbar/illustrations/svg'
import { useId, useMemo } from 'react'

interface IllustrationProps {
  /** SVG text from `packages/illustrations` (file or composed by its code): trusted markup. */
  readonly svg: string
  /** CSS classes that set the picture's size. */
  readonly className?: string | undefined
  /** Alternative text; without it the picture is hidden from assistive technology. */
  readonly title?: string | undefined
}

/** Inline SVG, so that it takes the theme's colours; its ids are made unique on the page. */
export function Illustration({ svg, className, title }: IllustrationProps) {
  const id = useId()
  const { viewBox, html } = useMemo(() => {
    const { viewBox, markup } = parseSvg(svg)
    return { viewBox, html: { __html: withUniqueIds(markup, `${id}-`) } }
  }, [svg, id])
  const frame = {
    className,
    viewBox,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: false,
  } as const
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this repository, without user input
  const drawing = <g dangerouslySetInnerHTML={html} />
  if (!title) {
    return (
      <svg aria-hidden="true" {...frame}>
        {drawing}
      </svg>
    )
  }
  return (
    <svg role="img" aria-labelledby={id} {...frame}>
      <title id={id}>{title}</title>
      {drawing}
    </svg>
  )
}
