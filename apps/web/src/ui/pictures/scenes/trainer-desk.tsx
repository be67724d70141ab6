import { Apple } from '../ingredients/apple.tsx'
import { CoffeeCup, Steam } from '../ingredients/coffee-cup.tsx'
import { MeasuringTape } from '../ingredients/measuring-tape.tsx'
import { Notebook, Pencil } from '../ingredients/notebook.tsx'
import { PottedBasil } from '../ingredients/potted-basil.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** A trainer's desk: notebook, apple, measuring tape and a cup. */
export function TrainerDesk({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={95} y={270} size={190} shade={0.36}>
        <PottedBasil />
      </Place>
      <Place x={392} y={274} size={146} shade={0.9}>
        <CoffeeCup />
      </Place>
      <Place x={386} y={204} size={100}>
        <Steam />
      </Place>
      <Place x={286} y={270} size={124} shade={0.7}>
        <Apple />
      </Place>
      <GroundShadow x={216} y={320} width={270} height={50} />
      <Place x={204} y={332} size={258}>
        <Notebook />
      </Place>
      <Place x={284} y={326} size={112}>
        <Pencil />
      </Place>
      <Place x={398} y={332} size={126} shade={0.8}>
        <MeasuringTape />
      </Place>
    </Picture>
  )
}
