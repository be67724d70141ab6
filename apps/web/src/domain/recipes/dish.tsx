import { LazyComponent } from '../../lib/lazy-component.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const dishIllustration = async () => (await import('./dish-illustration.tsx')).DishIllustration

interface DishProps {
  /** URL of the photo; null shows an illustration instead. */
  readonly image: string | null
  /** Seed of the illustration; constant for a dish. */
  readonly seed: string
  /** Form and ingredients of the illustration, as the API sends them. */
  readonly picture: readonly string[]
  /** CSS classes of the frame, which set its size. */
  readonly className?: string
}

/**
 * CSS classes of the illustration: centred and as high as its frame. In an upright frame the dish fills the width, with
 * more of the table above and below, because drawings continue beyond their view box.
 */
const drawing = classNames(
  'absolute top-1/2 left-1/2 h-full w-auto min-w-full max-w-none -translate-1/2 overflow-visible animate-appear',
  '[@container_(max-aspect-ratio:1/1)]:h-auto [@container_(max-aspect-ratio:1/1)]:w-[145%]',
)

/**
 * Photo or illustration of a dish. Decorative, because the dish's name is shown beside it. A drawing has a hundred shapes:
 * far from the viewport it has no styles and no layout, so that a page of recipes reacts at once.
 */
export const Dish = ({ image, seed, picture, className }: DishProps) => (
  <span
    className={classNames(
      'relative block overflow-hidden bg-sage [container-type:size] [content-visibility:auto]',
      className,
    )}
  >
    {image ? (
      <img
        src={image}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    ) : (
      <LazyComponent
        load={dishIllustration}
        fallback={<Skeleton className="absolute inset-0" />}
        // Decorative: the frame stays empty when the illustration cannot be loaded.
        onError={() => undefined}
        props={{ seed, picture, className: drawing }}
      />
    )}
  </span>
)
