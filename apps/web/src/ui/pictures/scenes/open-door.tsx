import { Body } from '../body.tsx'
import { grain, outline } from '../hand.ts'
import { Bowl } from '../ingredients/bowl.tsx'
import { FlowerVase } from '../ingredients/flower-vase.tsx'
import { PottedBasil } from '../ingredients/potted-basil.tsx'
import { Pumpkin } from '../ingredients/pumpkin.tsx'
import { apricot, cream, forest, shadow, terracotta, wheat, wood } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** A kitchen door standing ajar, warm light behind it: you are not in yet, but welcome. */
export function OpenDoor({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <path d="M160 298L300 298L366 344L120 344z" fill={apricot.pale} opacity=".55" />
      <path d="M146 46Q230 38 314 46L316 300H144z" fill={cream.deep} />
      <path d="M150 50Q230 42 310 50L311 300H149z" fill={cream.light} />
      <Room />
      <DoorLeaf />
      <path d="M136 298H326V308H132z" fill={wood.base} />
      <path d="M136 298H326V301H135z" fill={wood.pale} />
      <path
        d={outline([
          [168, 322],
          [232, 316],
          [300, 322],
          [316, 338],
          [236, 344],
          [156, 338],
        ])}
        fill={terracotta.base}
      />
      <path d={grain('mat', 6, 168, 320, 136, 20)} stroke={terracotta.pale} strokeWidth="1.6" opacity=".8" />
      <Place x={88} y={318} size={162} shade={0.42}>
        <PottedBasil />
      </Place>
      <Place x={410} y={322} size={96} shade={0.9}>
        <Pumpkin />
      </Place>
    </Picture>
  )
}

function Room() {
  return (
    <Body d="M166 66Q230 59 294 66L296 298H164z" fill="#F6D9A6">
      <path d="M150 40L250 40L220 300L150 300z" fill="#FBE9C6" />
      <path
        d="M230 60V104M214 126Q216 104 230 102Q244 104 246 126z"
        fill={forest.base}
        stroke={forest.base}
        strokeWidth="2"
      />
      <ellipse cx="230" cy="127" rx="14" ry="4" fill="#FFF8E6" />
      <path d="M150 238H310V252H150z" fill={wood.base} />
      <path d="M150 236H310V241H150z" fill={wood.pale} />
      <path d="M176 250V300M284 250V300" stroke={wood.deep} strokeWidth="7" />
      <Place x={206} y={238} size={58}>
        <Bowl />
      </Place>
      <Place x={248} y={238} size={72}>
        <FlowerVase />
      </Place>
      <path d="M150 282H310V300H150z" fill={wood.light} opacity=".7" />
    </Body>
  )
}

function DoorLeaf() {
  return (
    <g>
      <path d="M296 66L296 298L270 298Z" fill={shadow} />
      <Body d="M296 64L372 50Q375 50 375 54L377 318Q377 322 373 321L296 300z" fill={forest.base}>
        <path d="M296 60H308V310H296z" fill={forest.deep} />
        <path d={grain('door', 9, 312, 60, 58, 240)} stroke={forest.light} strokeWidth="1.6" opacity=".6" />
        <path d="M320 84L358 78L359 168L320 170zM320 190L359 188L360 290L320 280z" fill={forest.deep} opacity=".7" />
        <path d="M324 90L354 85L355 163L324 165z" fill="#F6D9A6" />
        <path d="M338 86V166M322 128L356 126" stroke={forest.base} strokeWidth="4" />
      </Body>
      <circle cx="366" cy="186" r="6" fill={wheat.base} />
      <path d="M363 184l2-2" stroke={wheat.pale} strokeWidth="2.4" />
    </g>
  )
}
