import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** The shape of a subscription's name, lines and buttons. */
export const SubscriptionSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-5">
    <Skeleton className="h-7 w-1/2" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-11 w-40 rounded-md" />
  </SkeletonArea>
)
