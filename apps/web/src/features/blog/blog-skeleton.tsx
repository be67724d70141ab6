import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the article grid. */
export const BlogSkeleton = () => (
  <SkeletonArea className="grid gap-x-8 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
    {keys.map((key) => (
      <div key={key} className="grid gap-4">
        <Skeleton className="aspect-[4/3] rounded-xl" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    ))}
  </SkeletonArea>
)
