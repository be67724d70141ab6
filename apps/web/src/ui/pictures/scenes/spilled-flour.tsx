import { dots, outline, speckles } from '../hand.ts'
import { Egg } from '../ingredients/egg.tsx'
import { FlourBag } from '../ingredients/flour-bag.tsx'
import { Spoon } from '../ingredients/spoon.tsx'
import { cream, linen, shadow } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'
import { KitchenCat } from './kitchen-cat.tsx'

const puddle = outline([
  [150, 292],
  [200, 278],
  [262, 282],
  [330, 290],
  [398, 304],
  [410, 322],
  [350, 334],
  [280, 330],
  [214, 342],
  [140, 334],
  [116, 314],
])
const heap = outline([
  [172, 300],
  [196, 270],
  [222, 254],
  [246, 264],
  [272, 286],
  [300, 304],
  [240, 316],
  [190, 314],
])
const paw = 'M0 0c5-4 10 0 8 4c-2 4-9 4-11 1c-1-2 1-4 3-5zM-3-4h.1M2-7h.1M8-6h.1'

/** A bag of flour tipped over, and someone who surely had nothing to do with it. */
export function SpilledFlour({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={330} y={294} size={188} shade={0.7}>
        <KitchenCat />
      </Place>
      <GroundShadow x={146} y={312} width={170} />
      <path d={puddle} fill={shadow} transform="translate(3 4)" />
      <path d={puddle} fill={cream.pale} />
      <path
        d={outline([
          [150, 322],
          [230, 326],
          [320, 318],
          [396, 318],
          [340, 330],
          [280, 326],
          [214, 338],
          [150, 332],
        ])}
        fill={linen.base}
      />
      <Place x={136} y={312} size={178}>
        <FlourBag />
      </Place>
      <path d={heap} fill={cream.pale} />
      <path
        d={outline([
          [222, 256],
          [250, 270],
          [296, 304],
          [240, 314],
          [250, 294],
          [238, 274],
        ])}
        fill={linen.base}
      />
      <path d="M196 286q8-10 18-16M204 296q6-5 12-8" stroke="#fff" strokeWidth="3" />
      <path strokeDasharray={dots} d={speckles('spill', 46, 262, 306, 172, 34)} stroke={cream.pale} strokeWidth="3.2" />
      <g fill={linen.deep} stroke={linen.deep} strokeWidth="3.4">
        <path d={paw} transform="translate(286 318)" />
        <path d={paw} transform="translate(318 308)" />
        <path d={paw} transform="translate(346 322)" />
        <path d={paw} transform="translate(374 312)" />
      </g>
      <Place x={238} y={340} size={58} turn={-62} shade={0.8}>
        <Egg />
      </Place>
      <Place x={92} y={344} size={96} turn={64}>
        <Spoon />
      </Place>
    </Picture>
  )
}
