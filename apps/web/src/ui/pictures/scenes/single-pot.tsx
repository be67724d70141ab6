import { outline, oval } from '../hand.ts'
import { Steam } from '../ingredients/coffee-cup.tsx'
import { Pot } from '../ingredients/pot.tsx'
import { Spoon } from '../ingredients/spoon.tsx'
import { apricot, ground, groundDeep } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Place } from '../place.tsx'

/** A pot on the stove: something is on its way. */
export function SinglePot({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={240} height={240}>
      <path
        d={outline([
          [20, 130],
          [40, 60],
          [104, 22],
          [176, 40],
          [218, 104],
          [222, 172],
          [196, 222],
          [120, 230],
          [42, 222],
          [18, 180],
        ])}
        fill={ground}
      />
      <path d="M14 214Q120 208 226 213" stroke={groundDeep} strokeWidth="3" />
      <Place x={120} y={214} size={170} shade={0.84}>
        <Pot>
          <path d={oval(50, 45, 34, 9.2, 'soup', 0.01)} fill={apricot.base} />
          <path d="M24 44Q40 38 56 42T80 43Q70 52 46 52T24 44z" fill={apricot.light} />
          <path d="M34 46q6-2 12 0M56 48q6 1 12-1" stroke={apricot.pale} strokeWidth="1.6" />
          <Place x={61} y={50} size={62} turn={28}>
            <g transform="rotate(180 50 50)">
              <Spoon />
            </g>
          </Place>
        </Pot>
      </Place>
      <Place x={104} y={126} size={116}>
        <Steam />
      </Place>
    </Picture>
  )
}
