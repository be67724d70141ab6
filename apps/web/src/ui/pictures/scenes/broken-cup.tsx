import { Body } from '../body.tsx'
import { grain, leaf, outline } from '../hand.ts'
import { cream, crust, forest, shadow, wheat } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

const puddle = outline([[196, 332], [214, 318], [252, 312], [286, 316], [324, 314], [344, 326], [326, 342], [290, 348], [250, 346], [214, 346]])
const sheen = outline([[210, 332], [232, 320], [262, 318], [300, 322], [328, 320], [300, 330], [264, 332], [232, 340]])
const cup = 'M16 44C16 66 22 80 32 86Q45 91 58 86C68 80 74 66 74 44L62 47L57 58L50 52L46 50Q28 50 16 44z'

/** A cup that broke and is being mended with gold: something went wrong, and it can be repaired. */
export function BrokenCup({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <GroundShadow x={204} y={312} width={200} />
      <path d={puddle} fill={shadow} transform="translate(2 4)" />
      <path d={puddle} fill={crust.deep} />
      <path d={sheen} fill={crust.base} />
      <path d="M240 327q18-5 36-3M300 336q12 0 20-4" stroke={cream.base} strokeWidth="3" opacity=".7" />
      <Place x={190} y={316} size={280} turn={-7}>
        <Cup />
      </Place>
      <Shard />
      <Place x={462} y={290} size={124} turn={-74}>
        <Brush />
      </Place>
    </Picture>
  )
}

function Cup() {
  return (
    <g>
      <path d="M72 52C88 46 92 60 84 67C79 71 73 72 68 72" stroke={cream.base} strokeWidth="5.5" />
      <path d="M74 51C86 47 89 58 83 64" stroke={cream.pale} strokeWidth="1.6" />
      <ellipse cx="45" cy="44" rx="29.4" ry="8.6" fill={cream.base} />
      <path d="M20 44Q45 34 70 44Q60 50 45 51T20 44z" fill={cream.deep} />
      <path d="M16 44C16 66 22 80 45 80S74 66 74 44z" fill={cream.deep} />
      <Body d={cup} fill={cream.light}>
        <path d="M56 40h22v54H34Q60 86 62 44z" fill={cream.deep} opacity=".75" />
        <path d="M8 62Q45 74 82 62V96H8z" fill={forest.base} />
        <path d="M56 67.6Q70 66 82 62V98H34Q56 88 56 67.6z" fill={forest.deep} opacity=".8" />
        <path d={leaf([23, 66], [32, 84], 6, 2)} fill={forest.light} opacity=".8" />
        <path d={grain('glaze', 4, 32, 72, 34, 12)} stroke={forest.light} strokeWidth="1.2" opacity=".7" />
      </Body>
      <path d="M15.6 44C16 34.5 40 34 52 35.7" stroke={cream.pale} strokeWidth="2" />
      <path
        d="M57 58L54 66L59 73L56 81L58 86M54 66L44 69L38 66L28 70M59 73L66 75"
        stroke={wheat.deep}
        strokeWidth="2.6"
      />
      <path
        d="M57 58L54 66L59 73L56 81L58 86M54 66L44 69L38 66L28 70M59 73L66 75"
        stroke={wheat.light}
        strokeWidth="1.4"
      />
    </g>
  )
}

function Shard() {
  return (
    <g>
      <path d="M352 338L404 344L428 316L390 302z" fill={shadow} transform="translate(4 6)" />
      <path d="M350 332Q380 294 428 300L420 318L404 340L378 322z" fill={cream.light} />
      <path d="M350 332Q380 294 428 300L424 308Q388 302 360 330z" fill={cream.pale} />
      <path d="M420 318L404 340L378 322L381 329L405 347L424 322z" fill={cream.deep} />
      <path d="M428 300L420 318L404 340L378 322L350 332" stroke={wheat.base} strokeWidth="3" />
    </g>
  )
}

function Brush() {
  return (
    <g>
      <path d="M48 40L49 92Q50 95 51 92L52 40z" fill={forest.base} stroke={forest.base} strokeWidth="2" />
      <path d="M45.5 26H54.5L53 42H47z" fill={crust.light} />
      <path d="M45.5 27C44 18 48 12 50 4C54 12 56 18 54.5 27z" fill={wheat.base} />
      <path d="M50 4C54 12 56 18 54.5 27H51Q53 16 50 4z" fill={wheat.deep} />
    </g>
  )
}
