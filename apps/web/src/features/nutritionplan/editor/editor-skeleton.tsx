import { LoadingHeading } from '../../../ui/loading-heading.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'

/** Skeleton of the editor. */
export const EditorSkeleton = ({ title }: { title: string }) => (
  <>
    <LoadingHeading>{title}</LoadingHeading>
    <SkeletonArea className="flex flex-col gap-4">
      <Skeleton className="h-9 w-64 rounded-md" />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-[32rem] rounded-xl" />
        <Skeleton className="hidden h-[32rem] rounded-xl md:block" />
      </div>
    </SkeletonArea>
  </>
)
