import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'

/** Skeleton of the editor. */
export const EditorSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <SkeletonArea className="flex flex-col gap-4">
      <Skeleton className="h-9 w-64 rounded-md" />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-[32rem] rounded-xl" />
        <Skeleton className="hidden h-[32rem] rounded-xl md:block" />
      </div>
    </SkeletonArea>
  </>
)
