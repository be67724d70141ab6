import { leaf } from '../hand.ts'
import { Apricot } from '../ingredients/apricot-half.tsx'
import { BerryScatter } from '../ingredients/berries.tsx'
import { Bowl, BowlFilling } from '../ingredients/bowl.tsx'
import { BreadLoaf } from '../ingredients/bread-loaf.tsx'
import { FlowerVase } from '../ingredients/flower-vase.tsx'
import { WaterGlass } from '../ingredients/glasses.tsx'
import { LinenCloth } from '../ingredients/linen-cloth.tsx'
import { Plate } from '../ingredients/plate.tsx'
import { forest, herb, linen, sage } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'
import { LyingFork, LyingKnife } from './lying-cutlery.tsx'

/** A place laid at the table: welcome, sit down. */
export function SetTable({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={238} y={340} size={426}>
        <LinenCloth tones={sage} band={linen.pale} />
      </Place>
      <Place x={118} y={254} size={190} shade={0.4}>
        <FlowerVase />
      </Place>
      <Place x={318} y={256} size={124} shade={0.46}>
        <WaterGlass />
      </Place>
      <Place x={404} y={266} size={128} shade={0.9}>
        <BreadLoaf />
      </Place>
      <GroundShadow x={248} y={310} width={230} height={56} />
      <LyingFork x={86} y={334} />
      <LyingKnife x={388} y={334} />
      <Place x={238} y={322} size={248}>
        <Plate />
      </Place>
      <Place x={238} y={298} size={142} shade={0.6}>
        <Bowl>
          <BowlFilling />
          <BerryScatter
            spots={[
              ['rasp', 36, 39, 0.72],
              ['blue', 52, 37, 0.7],
              ['rasp', 64, 41, 0.74, 30],
              ['blue', 46, 46, 0.74, 80],
            ]}
          />
          <path d={leaf([56, 40], [46, 22], 9, 2) + leaf([57, 40], [68, 24], 9, -2)} fill={herb.base} />
          <path d="M56 40L48 26M57 40L66 27" stroke={forest.light} strokeWidth="1.2" />
        </Bowl>
      </Place>
      <Place x={430} y={326} size={56} shade={0.8}>
        <Apricot />
      </Place>
    </Picture>
  )
}
