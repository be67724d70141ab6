import { dishSvg } from '@kostbar/illustrations/dish'
import { useMemo } from 'react'
import { Illustration } from '../../ui/illustration/illustration.tsx'

interface DishIllustrationProps {
  /** Decides arrangement and colours; the id of the dish. */
  readonly seed: string
  /** Form (`soup:pumpkin`) and ingredients, by their names in `packages/illustrations/src/dish`. */
  readonly picture: readonly string[]
  readonly className?: string
}

/** A dish seen from above, 4:3. */
export function DishIllustration({ seed, picture, className }: DishIllustrationProps) {
  const svg = useMemo(() => dishSvg(seed, picture), [seed, picture])
  return <Illustration svg={svg} className={className} />
}
