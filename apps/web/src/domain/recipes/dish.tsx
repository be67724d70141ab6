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

/** As high as its frame and cut at the sides where that is narrower. */
const drawing = 'absolute inset-y-0 left-1/2 h-full w-auto min-w-full max-w-none -translate-x-1/2 animate-appear'

/** Photo of a dish, or an illustration of it. Decorative: its name is shown beside it. */
export const Dish = ({ image, seed, picture, className }: DishProps) => (
  <span className={classNames('relative block overflow-hidden bg-sage', className)}>
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
