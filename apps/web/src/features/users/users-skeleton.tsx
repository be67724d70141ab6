import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const widths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-1/4', 'w-2/3']

/** Skeleton of the user table. */
export const UsersSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3 md:gap-0">
    {widths.map((width) => (
      <div
        key={width}
        className="rounded-lg bg-raised p-5 md:rounded-none md:border-b md:border-line md:bg-transparent"
      >
        <Skeleton className={`h-5 ${width}`} />
      </div>
    ))}
  </SkeletonArea>
)
