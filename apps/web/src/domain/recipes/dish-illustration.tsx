import { loadDishSvg } from '@kostbar/illustrations/load-dish'
import { useEffect, useState } from 'react'
import { Illustration } from '../../ui/illustration/illustration.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface DishIllustrationProps {
  /** Seed of arrangement and colours; the dish's id. */
  readonly seed: string
  /** Form of the dish (`soup:pumpkin`) and its ingredients, named as in `packages/illustrations/src/dish`. */
  readonly picture: readonly string[]
  readonly className?: string
}

/** Illustration of a dish seen from above, aspect ratio 4:3; a skeleton until the code of its form is loaded. */
export function DishIllustration({ seed, picture, className }: DishIllustrationProps) {
  const [svg, setSvg] = useState<string>()
  // Pictures are arrays of the query cache, which may be replaced by equal ones.
  const words = picture.join(' ')
  useEffect(() => {
    let isCurrent = true
    loadDishSvg(seed, words === '' ? [] : words.split(' ')).then(
      (drawn) => isCurrent && setSvg(drawn),
      // Decorative: offline, the frame keeps its skeleton.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [seed, words])
  return svg === undefined ? (
    <Skeleton className="absolute inset-0" />
  ) : (
    <Illustration svg={svg} className={className} />
  )
}
