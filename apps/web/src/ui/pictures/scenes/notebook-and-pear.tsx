import { Berries } from '../ingredients/berries.tsx'
import { CoffeeCup, Steam } from '../ingredients/coffee-cup.tsx'
import { Notebook, Pencil } from '../ingredients/notebook.tsx'
import { Pear } from '../ingredients/pear.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** A notebook beside a pear and a cup: room for thoughts, none written yet. */
export function NotebookAndPear({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={116} y={272} size={146} shade={0.9}>
        <CoffeeCup />
      </Place>
      <Place x={110} y={200} size={104}>
        <Steam />
      </Place>
      <Place x={330} y={276} size={212} shade={0.66}>
        <Pear />
      </Place>
      <GroundShadow x={240} y={316} width={290} height={54} />
      <Place x={228} y={328} size={268}>
        <Notebook />
      </Place>
      <Place x={318} y={322} size={118}>
        <Pencil />
      </Place>
      <Place x={418} y={322} size={62} shade={0.9}>
        <Berries />
      </Place>
    </Picture>
  )
}
