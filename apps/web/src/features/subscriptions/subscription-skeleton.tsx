import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

interface SubscriptionSkeletonProps {
  /** Number of detail rows and of buttons. */
  readonly lines: number
  readonly buttons: number
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

/** Skeleton of SubscriptionDetails, of the same height. */
export const SubscriptionSkeleton = ({ lines, buttons }: SubscriptionSkeletonProps) => (
  <SkeletonArea>
    <Skeleton className="h-8 w-1/2" />
    <div className="mt-4">
      {keys(lines).map((key) => (
        <div key={key} className="flex min-h-20 items-center border-b border-line last:border-b-0 sm:min-h-13">
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
    <div className="mt-5 flex flex-col gap-3 sm:flex-row">
      {keys(buttons).map((key) => (
        <Skeleton key={key} className="h-11 w-40 rounded-md" />
      ))}
    </div>
  </SkeletonArea>
)

/** Skeleton of the notice that there is no subscription. */
export const NoSubscriptionSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="mt-1 h-6 w-4/5" />
    <Skeleton className="mt-5 h-11 w-40 rounded-md" />
  </SkeletonArea>
)
