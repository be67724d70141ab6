import { LazyComponent } from '../../lib/lazy-component.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const dishIllustration = async () => (await import('./dish-illustration.tsx')).DishIllustration

interface DishProps {
  /** Address of a photo; null: a picture is drawn. */
  readonly image: string | null
  /** Seed of the drawn picture; constant for a dish. */
  readonly seed: string
  /** What the drawn picture shows: form and ingredients, as the API sends them. */
  readonly picture: readonly string[]
  /** Sizes the frame. */
  readonly className?: string
}

/**
 * In the middle of its frame and as high; in an upright frame as wide as the dish, with more of the table above and below:
 * drawings continue beyond their view box.
 */
const drawing = classNames(
  'absolute top-1/2 left-1/2 h-full w-auto min-w-full max-w-none -translate-1/2 overflow-visible animate-appear',
  '[@container_(max-aspect-ratio:1/1)]:h-auto [@container_(max-aspect-ratio:1/1)]:w-[145%]',
)

/** Photo of a dish, or an illustration of it. Decorative: its name is shown beside it. */
export const Dish = ({ image, seed, picture, className }: DishProps) => (
  <span className={classNames('relative block overflow-hidden bg-sage [container-type:size]', className)}>
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
        // A decoration that cannot be loaded leaves its place empty.
        onError={() => undefined}
        props={{ seed, picture, className: drawing }}
      />
    )}
  </span>
)
