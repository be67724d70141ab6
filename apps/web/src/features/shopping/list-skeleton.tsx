import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

const widths = ['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2']

export const ListSkeleton = () => (
  <SkeletonArea>
    {widths.map((width) => (
      <div key={width} className="flex min-h-13 items-center gap-3.5 border-b border-line last:border-b-0">
        <span className="shrink-0 overflow-hidden rounded-full">
          <Skeleton className="size-7" />
        </span>
        <Skeleton className={`h-4 ${width}`} />
      </div>
    ))}
  </SkeletonArea>
)
