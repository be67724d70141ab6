import { Apple } from '../ingredients/apple.tsx'
import { Basket } from '../ingredients/basket.tsx'
import { Beetroot } from '../ingredients/beetroot.tsx'
import { BreadLoaf } from '../ingredients/bread-loaf.tsx'
import { Carrot } from '../ingredients/carrot.tsx'
import { LemonHalf } from '../ingredients/lemon-half.tsx'
import { OliveOilBottle } from '../ingredients/olive-oil-bottle.tsx'
import { Onion } from '../ingredients/onion.tsx'
import { Parsley } from '../ingredients/parsley.tsx'
import { Pear } from '../ingredients/pear.tsx'
import { Tomato } from '../ingredients/tomato.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** A full basket from the market: the shopping list has nothing open. */
export function MarketBasket({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={238} y={310} size={286} shade={0.9}>
        <Basket>
          <Place x={70} y={70} size={68} turn={6}>
            <OliveOilBottle />
          </Place>
          <Place x={20} y={66} size={50} turn={-16}>
            <Parsley />
          </Place>
          <Place x={36} y={68} size={56} turn={-18}>
            <Beetroot />
          </Place>
          <Place x={55} y={70} size={62} turn={8}>
            <Carrot />
          </Place>
          <Place x={73} y={60} size={46} turn={-30}>
            <BreadLoaf />
          </Place>
          <Place x={25} y={68} size={42} turn={-10}>
            <Pear />
          </Place>
          <Place x={44} y={67} size={34} turn={-8}>
            <Apple />
          </Place>
          <Place x={61} y={66} size={32} turn={8}>
            <Tomato />
          </Place>
        </Basket>
      </Place>
      <Place x={74} y={322} size={80} shade={0.8}>
        <Onion />
      </Place>
      <Place x={412} y={314} size={78} shade={0.8}>
        <Tomato />
      </Place>
      <Place x={366} y={332} size={62} shade={0.8}>
        <LemonHalf />
      </Place>
    </Picture>
  )
}
