import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const meals = [1, 2, 3, 4]

/** Placeholder of a day with four meals. */
export const DaySkeleton = () => (
  <SkeletonArea>
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 @2xl:grid-cols-2">
      {meals.map((meal) => (
        <Skeleton key={meal} className="h-22 rounded-md sm:h-19" />
      ))}
    </div>
    <Skeleton className="mt-9 mb-3 h-6 w-40" />
  </SkeletonArea>
)
