import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** A day of five meals, the one above included. */
const otherMeals = [1, 2, 3, 4]

/** Placeholder of the card with the next meal. */
export const TodaySkeleton = () => (
  <Card className="overflow-hidden">
    <SkeletonArea>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="-mx-5 -mt-5 sm:mx-0 sm:mt-0">
          <Skeleton className="aspect-[16/10] sm:aspect-[4/3] sm:rounded-lg" />
        </div>
        <div>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-9 w-full" />
          <Skeleton className="mt-3 h-5 w-32" />
        </div>
      </div>
      <Skeleton className="mt-12 h-5 w-32" />
      <div className="mt-5 mb-13 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {otherMeals.map((meal) => (
          <Skeleton key={meal} className="h-22 rounded-md sm:h-26" />
        ))}
      </div>
    </SkeletonArea>
  </Card>
)
