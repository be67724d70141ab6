import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const letters = ['a', 'b', 'c', 'd']

/** Skeleton of the entries under their letters. */
export const LexiconSkeleton = () => (
  <SkeletonArea>
    {letters.map((letter) => (
      <div
        key={letter}
        className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[4rem_1fr] lg:grid-cols-[6rem_1fr]"
      >
        <Skeleton className="size-9" />
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      </div>
    ))}
  </SkeletonArea>
)
