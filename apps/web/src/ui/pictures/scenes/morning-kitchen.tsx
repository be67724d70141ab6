import { grain, outline } from '../hand.ts'
import { Apricot, ApricotHalf } from '../ingredients/apricot-half.tsx'
import { BerryScatter, type BerrySpot } from '../ingredients/berries.tsx'
import { Bowl, BowlFilling } from '../ingredients/bowl.tsx'
import { BreadLoaf } from '../ingredients/bread-loaf.tsx'
import { BreadSlices } from '../ingredients/bread-slice.tsx'
import { CoffeeCup, Steam } from '../ingredients/coffee-cup.tsx'
import { FlowerVase } from '../ingredients/flower-vase.tsx'
import { LinenCloth } from '../ingredients/linen-cloth.tsx'
import { MilkJug } from '../ingredients/milk-jug.tsx'
import { PottedBasil } from '../ingredients/potted-basil.tsx'
import { Spoon } from '../ingredients/spoon.tsx'
import { WoodenBoard } from '../ingredients/wooden-board.tsx'
import { apricot, cream, ground, groundDeep, groundSoft, herb, wood } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { KitchenShelf } from './kitchen-shelf.tsx'
import { KitchenWindow } from './kitchen-window.tsx'

const looseBerries: readonly BerrySpot[] = [
  ['blue', 930, 846, 1.7],
  ['rasp', 974, 866, 1.7, 50],
  ['blue', 1016, 842, 1.6, 120],
]
const berriesInBowl: readonly BerrySpot[] = [
  ['rasp', 34, 39, 0.62],
  ['blue', 46, 36, 0.6],
  ['rasp', 59, 38, 0.66, 30],
  ['blue', 26, 44, 0.55],
  ['blue', 44, 45, 0.66, 80],
  ['blue', 70, 43, 0.58, 40],
  ['rasp', 55, 47, 0.62, -20],
]

/** Wide stage: a kitchen table set for breakfast in the light of a window. */
export function MorningKitchen({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={1200} height={900}>
      <path d="M0 0h1200v900H0z" fill={ground} />
      <path d={grain('plaster', 26, 20, 20, 1160, 560, 10)} stroke={groundDeep} strokeWidth="3" opacity=".5" />
      <path
        d="M590 210L700 250L718 470L608 440zM716 256L830 298L846 506L734 474zM600 460L720 492L732 610L612 590zM738 498L848 530L858 620L750 612z"
        fill={groundSoft}
        opacity=".8"
      />
      <KitchenWindow />
      <KitchenShelf />
      <Place x={447} y={512} size={217} shade={0.3}>
        <PottedBasil />
      </Place>
      <Table />
      <Breakfast />
    </Picture>
  )
}

function Table() {
  return (
    <g>
      <path d="M0 612Q600 600 1200 612V900H0z" fill="#DDBC92" />
      <path d="M0 612Q600 600 1200 612V622Q600 610 0 622z" fill="#EFD8B6" />
      <path d="M0 690Q600 676 1200 690M0 790Q600 778 1200 790" stroke={wood.base} strokeWidth="3" opacity=".6" />
      <path d={grain('table', 24, 10, 630, 1180, 265)} stroke={wood.light} strokeWidth="3" opacity=".8" />
      <path d={grain('table-light', 14, 40, 630, 1100, 260)} stroke={wood.pale} strokeWidth="4" opacity=".7" />
      <path d="M330 628L560 624L760 790L420 800zM596 622L800 622L1080 772L806 788z" fill={cream.pale} opacity=".3" />
    </g>
  )
}

function Breakfast() {
  return (
    <g>
      <Place x={590} y={876} size={540}>
        <LinenCloth />
      </Place>
      <Place x={690} y={690} size={250} shade={0.36}>
        <FlowerVase />
      </Place>
      <GroundShadow x={962} y={770} width={410} height={46} />
      <Place x={940} y={770} size={440}>
        <WoodenBoard />
      </Place>
      <Place x={930} y={744} size={280} shade={0.86}>
        <BreadLoaf />
      </Place>
      <Place x={808} y={760} size={124} shade={0.9}>
        <BreadSlices />
      </Place>
      <Place x={196} y={722} size={232} shade={0.56}>
        <MilkJug />
      </Place>
      <GroundShadow x={560} y={836} width={270} height={70} />
      <PorridgeBowl />
      <Place x={326} y={852} size={200} shade={0.9}>
        <CoffeeCup />
      </Place>
      <Place x={318} y={772} size={130}>
        <Steam />
      </Place>
      <Place x={806} y={858} size={190} turn={-64} flip shade={0}>
        <Spoon />
      </Place>
      <Place x={104} y={806} size={108} shade={0.8}>
        <Apricot />
      </Place>
      <Place x={164} y={868} size={104} turn={-8} shade={0.8}>
        <ApricotHalf />
      </Place>
      <Place x={52} y={864} size={116} turn={10} shade={0.8}>
        <Apricot />
      </Place>
      <BerryScatter spots={looseBerries} />
    </g>
  )
}

function PorridgeBowl() {
  return (
    <Place x={550} y={846} size={300}>
      <Bowl>
        <BowlFilling />
        <path
          d={
            outline([
              [26, 40],
              [38, 36],
              [46, 41],
              [40, 47],
              [28, 46],
            ]) +
            outline([
              [60, 46],
              [70, 45],
              [74, 49],
              [64, 52],
            ])
          }
          fill={apricot.pale}
        />
        <BerryScatter spots={berriesInBowl} />
        <path d="M50 39q-10-8-6-13q8 2 6 13q0-10 8-12q4 8-8 12" fill={herb.base} />
      </Bowl>
    </Place>
  )
}
