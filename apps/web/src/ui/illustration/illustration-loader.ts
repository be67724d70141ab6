import { type ComponentType, createElement } from 'react'

export type LoadedIllustration = ComponentType<{ className?: string }>

/** Loads an illustration on demand, once. */
export type IllustrationLoader = () => Promise<LoadedIllustration>

export interface LazyIllustrationProps {
  readonly loader: IllustrationLoader
  /** Sizes the frame; give it the picture's aspect ratio, so that the layout does not shift while it loads. */
  readonly className?: string
}

/** @param importSvg imports the text of an SVG file, or composes one */
export function illustrationLoader(importSvg: () => Promise<string>): IllustrationLoader {
  let loading: Promise<LoadedIllustration> | undefined
  return () => {
    loading ??= load(importSvg)
    return loading
  }
}

async function load(importSvg: () => Promise<string>): Promise<LoadedIllustration> {
  const [{ Illustration }, svg] = await Promise.all([import('./illustration.tsx'), importSvg()])
  return ({ className }) => createElement(Illustration, { svg, className })
}
