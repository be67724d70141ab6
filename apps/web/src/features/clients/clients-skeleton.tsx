import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

export const ClientsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
  </SkeletonArea>
)
