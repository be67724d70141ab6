import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** Placeholder of the card with the next meal. */
export const TodaySkeleton = () => (
  <Card className="overflow-hidden">
    <SkeletonArea>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Skeleton className="-mx-5 -mt-5 aspect-[16/10] sm:mx-0 sm:mt-0 sm:aspect-[4/3] sm:rounded-lg" />
        <div>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-9 w-full" />
          <Skeleton className="mt-3 h-5 w-32" />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Skeleton className="h-18 rounded-md" />
        <Skeleton className="h-18 rounded-md" />
      </div>
    </SkeletonArea>
  </Card>
)
