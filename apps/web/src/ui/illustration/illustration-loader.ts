import { type ComponentType, createElement } from 'react'

export type LoadedIllustration = ComponentType<{ className?: string }>

/** Loads an illustration on demand, once. */
export type IllustrationLoader = () => Promise<LoadedIllustration>

export interface LazyIllustrationProps {
  readonly loader: IllustrationLoader
  /** Sizes the frame; give it the picture's aspect ratio, so that the layout does not shift while it loads. */
  readonly className?: string
}

/** Module with the text of an SVG as its default export. */
type SvgModule = { readonly default: string }

/** @param importSvg imports an SVG file with `?raw`, or composes one */
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
