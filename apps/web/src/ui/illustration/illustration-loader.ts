import { type ComponentType, createElement } from 'react'

export type LoadedIllustration = ComponentType<{ className?: string }>

/** Loads an illustration on demand, at most once. */
export type IllustrationLoader = () => Promise<LoadedIllustration>

export interface LazyIllustrationProps {
  readonly loader: IllustrationLoader
  /** CSS classes of the frame; give it the picture's aspect ratio, so that the layout does not shift while it loads. */
  readonly className?: string
}

/** Module whose default export is the text of an SVG. */
type SvgModule = { readonly default: string }

/**
 * Loader of an illustration.
 * @param importSvg imports an SVG file with `?raw`, or composes an SVG
 */
export function illustrationLoader(importSvg: () => Promise<SvgModule>): IllustrationLoader {
  let loading: Promise<LoadedIllustration> | undefined
  return () => {
    loading ??= load(importSvg)
    return loading
  }
}

async function load(importSvg: () => Promise<SvgModule>): Promise<LoadedIllustration> {
  const [{ Illustration }, { default: svg }] = await Promise.all([import('./illustration.tsx'), importSvg()])
  return ({ className }) => createElement(Illustration, { svg, className })
}
