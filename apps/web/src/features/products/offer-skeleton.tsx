import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

/** Skeleton of OfferPrices. @param choices number of payment options */
export const OfferSkeleton = ({ choices = 3 }: { choices?: number }) => (
  <SkeletonArea className="flex w-full flex-col gap-5">
    <div>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mt-2 h-5 w-1/2" />
    </div>
    {choices > 0 ? (
      <div className="flex flex-col gap-2">
        {Array.from({ length: choices }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders without an id
          <Skeleton key={index} className="h-12 rounded-md" />
        ))}
      </div>
    ) : null}
    <div>
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="mx-auto mt-3 h-5 w-2/3" />
    </div>
  </SkeletonArea>
)
