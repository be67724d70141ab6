import { Skeleton, SkeletonArea } from './skeleton.tsx'

/** Placeholder of a list or table of rows. */
export const RowsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
  </SkeletonArea>
)
