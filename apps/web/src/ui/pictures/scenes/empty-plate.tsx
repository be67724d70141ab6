import { Basil } from '../ingredients/basil.tsx'
import { WaterGlass } from '../ingredients/glasses.tsx'
import { LinenCloth } from '../ingredients/linen-cloth.tsx'
import { Plate } from '../ingredients/plate.tsx'
import { crust, linen, sage } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'
import { LyingFork, LyingKnife } from './lying-cutlery.tsx'

/** An empty plate with a little green on it: room for what comes. */
export function EmptyPlate({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={240} y={340} size={420}>
        <LinenCloth tones={sage} band={linen.pale} />
      </Place>
      <Place x={352} y={254} size={136} shade={0.5}>
        <WaterGlass />
      </Place>
      <GroundShadow x={250} y={298} width={250} height={64} />
      <LyingFork x={84} y={330} />
      <LyingKnife x={398} y={330} />
      <Place x={240} y={312} size={262}>
        <Plate>
          <Place x={44} y={83} size={20} turn={62}>
            <Basil />
          </Place>
          <path d="M62 80h.1M66 78h.1M60 83h.1M69 81h.1" stroke={crust.light} strokeWidth="1.6" />
        </Plate>
      </Place>
    </Picture>
  )
}
