import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

interface SubscriptionSkeletonProps {
  /** How many lines about it, and how many buttons it has. */
  readonly lines: number
  readonly buttons: number
}

const places = (count: number) => Array.from({ length: count }, (_, place) => `${place}`)

/** The shape of a running subscription, as high as it will be. */
export const SubscriptionSkeleton = ({ lines, buttons }: SubscriptionSkeletonProps) => (
  <SkeletonArea>
    <Skeleton className="h-8 w-1/2" />
    <div className="mt-4">
      {places(lines).map((place) => (
        <div key={place} className="flex min-h-20 items-center border-b border-line last:border-b-0 sm:min-h-13">
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
    <div className="mt-5 flex flex-col gap-3 sm:flex-row">
      {places(buttons).map((place) => (
        <Skeleton key={place} className="h-11 w-40 rounded-md" />
      ))}
    </div>
  </SkeletonArea>
)

/** The shape of the sentence that there is none, and the way to one. */
export const NoSubscriptionSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="mt-1 h-6 w-4/5" />
    <Skeleton className="mt-5 h-11 w-40 rounded-md" />
  </SkeletonArea>
)
