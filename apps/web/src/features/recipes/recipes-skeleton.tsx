import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { gridClass } from './recipe-grid.tsx'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

export const RecipesSkeleton = () => (
  <SkeletonArea className={gridClass}>
    {keys.map((key) => (
      <div
        key={key}
        className="grid grid-cols-[38%_1fr] overflow-hidden rounded-xl bg-raised shadow-low sm:flex sm:flex-col"
      >
        <Skeleton className="min-h-44 sm:aspect-[4/3]" />
        <div className="flex flex-col gap-4 p-4 sm:p-5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </SkeletonArea>
)
