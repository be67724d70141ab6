import { dishSvg } from '@kostbar/illustrations/dish'
import { useMemo } from 'react'
import { Illustration } from '../../ui/illustration/illustration.tsx'

interface DishIllustrationProps {
  /** Decides arrangement and colours; the id of the dish. */
  readonly seed: string
  /** Ingredients by their names in `packages/illustrations/src/dish/kinds.ts`, the leading one first. */
  readonly kinds: readonly string[]
  readonly className?: string
}

/** A dish seen from above, 4:3, composed from its ingredients. */
export function DishIllustration({ seed, kinds, className }: DishIllustrationProps) {
  const svg = useMemo(() => dishSvg(seed, kinds), [seed, kinds])
  return <Illustration svg={svg} className={className} />
}
