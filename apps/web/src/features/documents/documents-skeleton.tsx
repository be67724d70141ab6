import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

export const DocumentsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="mb-5 h-12 w-full sm:max-w-md" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
  </SkeletonArea>
)
