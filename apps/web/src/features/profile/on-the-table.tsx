import type { ComponentType } from 'react'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Place } from '../../ui/pictures/place.tsx'
import { Backdrop } from '../../ui/pictures/scenes/backdrop.tsx'

/** A picture of one ingredient, large on the table. */
export const onTheTable =
  (Ingredient: ComponentType) =>
  ({ className }: { className?: string }) => (
    <Picture className={className} width={480} height={360}>
      <Backdrop />
      <Place x={240} y={318} size={272} shade={0.8}>
        <Ingredient />
      </Place>
    </Picture>
  )
