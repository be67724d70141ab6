import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

interface CheckoutSkeletonProps {
  /** Whether the total and the terms will follow the prices. */
  readonly isPriceChosen: boolean
  readonly isSignedIn: boolean
  /** Whether several client slots are chosen. */
  readonly hasQuantity: boolean
}

/** Skeleton of the selection, as high as that of a product with three prices: the dialog would move with its height. */
export function CheckoutSkeleton({ isPriceChosen, isSignedIn, hasQuantity }: CheckoutSkeletonProps) {
  const isOrder = isPriceChosen && isSignedIn
  return (
    <SkeletonArea className="flex flex-col gap-5">
      <div>
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="mt-1 h-14 sm:h-7" />
      </div>
      {hasQuantity ? <Skeleton className="h-52 rounded-md" /> : null}
      <div className={isPriceChosen ? 'flex flex-col gap-2' : 'flex flex-col gap-2 pb-9'}>
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
      </div>
      {isPriceChosen ? <Skeleton className="h-8 sm:h-10" /> : null}
      {isOrder ? <TermsSkeleton hasStartRequest={!hasQuantity} /> : null}
      <div>
        <Skeleton className="h-14 rounded-md" />
        {isOrder ? <Skeleton className="mx-auto mt-3 h-10 w-2/3" /> : null}
      </div>
    </SkeletonArea>
  )
}

const TermsSkeleton = ({ hasStartRequest }: { readonly hasStartRequest: boolean }) => (
  <>
    <Skeleton className="h-36 sm:h-32" />
    <Skeleton className="h-10 sm:h-11" />
    {hasStartRequest ? <Skeleton className="h-46 rounded-md sm:h-36" /> : null}
  </>
)
