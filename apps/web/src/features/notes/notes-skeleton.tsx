import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'

export const NotesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    {['w-1/2', 'w-2/3'].map((width) => (
      <Card key={width} className="flex flex-col gap-3">
        <Skeleton className={`h-6 ${width}`} />
        <Skeleton />
        <Skeleton className="h-4 w-4/5" />
      </Card>
    ))}
  </SkeletonArea>
)
