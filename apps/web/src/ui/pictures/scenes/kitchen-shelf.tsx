import { grain, leaf } from '../hand.ts'
import { Bowl } from '../ingredients/bowl.tsx'
import { Jar } from '../ingredients/jar.tsx'
import { OliveOilBottle } from '../ingredients/olive-oil-bottle.tsx'
import { apricot, cream, crust, forest, herb, mist, plum, shadow, steel, wood } from '../palette.ts'
import { Place } from '../place.tsx'

const dried = Array.from({ length: 9 }, (_, index) =>
  leaf([1006 + (index % 3) * 5, 396 + index * 3], [978 + index * 9, 470 + (index % 4) * 13], 13, 3),
).join('')

/** Wall shelf with stacked bowls and jars, a pan and a bunch of herbs hanging below it. */
export function KitchenShelf() {
  return (
    <g>
      <Place x={776} y={300} size={112}>
        <Bowl glaze={mist} />
      </Place>
      <Place x={776} y={262} size={104}>
        <Bowl glaze={cream} />
      </Place>
      <Place x={890} y={300} size={128}>
        <Jar />
      </Place>
      <Place x={980} y={300} size={104}>
        <Jar content={plum} lid={forest} />
      </Place>
      <Place x={1076} y={300} size={186}>
        <OliveOilBottle />
      </Place>
      <path d="M706 326L1156 322L1156 344L706 348z" fill={shadow} />
      <path d="M696 298L1152 294L1152 316L696 322z" fill={wood.base} />
      <path d="M696 298L1152 294L1152 301L696 306z" fill={wood.pale} />
      <path d={grain('shelf', 3, 710, 309, 420, 9)} stroke={wood.deep} strokeWidth="2" opacity=".6" />
      <path
        d="M760 322v24q0 12 10 10M1010 320v24q0 12 10 10M902 320v20q0 12 10 10"
        stroke={steel.deep}
        strokeWidth="5"
      />
      <g fill={shadow}>
        <ellipse cx="780" cy="472" rx="62" ry="64" />
        <path d="M764 356h14l4 60h-22z" />
      </g>
      <path d="M762 350h15l6 64h-26z" fill={crust.deep} />
      <ellipse cx="770" cy="466" rx="62" ry="63" fill={steel.deep} />
      <ellipse cx="768" cy="464" rx="54" ry="55" fill={forest.deep} />
      <path d="M722 482C718 440 742 416 776 414C752 426 738 448 736 490z" fill={steel.deep} opacity=".8" />
      <path d="M908 350l-2 84" stroke={wood.base} strokeWidth="9" />
      <path d="M906 428c20 0 24 26 20 46c-3 14-10 22-20 22s-18-8-21-22c-4-20 2-46 21-46z" fill={wood.base} />
      <path d="M908 440c12 4 14 24 10 36c-3 10-8 14-14 12c8-12 10-32 4-48z" fill={wood.deep} />
      <path d="M1016 352C1012 372 1012 384 1011 400" stroke={apricot.deep} strokeWidth="3" />
      <path d={dried} fill={forest.base} transform="translate(6 4)" />
      <path d={dried} fill={herb.base} transform="translate(1012 400) scale(-.9 .95) translate(-1012 -400)" />
      <path d="M1000 402q12 7 24 0" stroke={apricot.base} strokeWidth="6" />
    </g>
  )
}
