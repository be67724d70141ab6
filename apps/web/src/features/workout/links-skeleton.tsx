import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** Placeholder of a list of links. */
export const LinksSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4 py-2">
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </SkeletonArea>
)
