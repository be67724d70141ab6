import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** Placeholder of a page of check-ins. */
export const CheckInsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-5">
    <Skeleton className="h-64 w-full rounded-xl" />
    <Skeleton className="h-40 w-full rounded-xl" />
  </SkeletonArea>
)
