import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of the list while it is on its way. */
export const BlogSkeleton = () => (
  <SkeletonArea className="grid gap-x-8 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
    {places.map((place) => (
      <div key={place} className="grid gap-4">
        <Skeleton className="aspect-[4/3] rounded-xl" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    ))}
  </SkeletonArea>
)
