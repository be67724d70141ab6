import { Body } from '../body.tsx'
import { grain, leaf } from '../hand.ts'
import { apricot, crust, forest, sage, shadow, wheat } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

const cup = 'M16 44C16 66 22 80 32 86Q45 91 58 86C68 80 74 66 74 44L62 47L57 58L50 52L46 50Q28 50 16 44z'

/** A cup that broke and is being mended with gold: something went wrong, and it can be repaired. */
export function BrokenCup({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <GroundShadow x={204} y={312} width={200} />
      <Place x={190} y={316} size={280} turn={-7}>
        <Cup />
      </Place>
      <g transform="translate(-96 -2)">
        <Shard />
      </g>
      <GoldDish />
      <Place x={446} y={256} size={136} turn={-116}>
        <Brush />
      </Place>
    </Picture>
  )
}

function Cup() {
  return (
    <g>
      <path d="M72 52C88 46 92 60 84 67C79 71 73 72 68 72" stroke={apricot.base} strokeWidth="5.5" />
      <path d="M74 51C86 47 89 58 83 64" stroke={apricot.pale} strokeWidth="1.6" />
      <ellipse cx="45" cy="44" rx="29.4" ry="8.6" fill={apricot.base} />
      <path d="M20 44Q45 34 70 44Q60 50 45 51T20 44z" fill={apricot.deep} />
      <path d="M16 44C16 66 22 80 45 80S74 66 74 44z" fill={apricot.deep} />
      <Body d={cup} fill={apricot.light}>
        <path d="M56 40h22v54H34Q60 86 62 44z" fill={apricot.base} opacity=".85" />
        <path d="M8 62Q45 74 82 62V96H8z" fill={forest.base} />
        <path d="M56 67.6Q70 66 82 62V98H34Q56 88 56 67.6z" fill={forest.deep} opacity=".8" />
        <path d={leaf([23, 66], [32, 84], 6, 2)} fill={forest.light} opacity=".8" />
        <path d={grain('glaze', 4, 32, 72, 34, 12)} stroke={forest.light} strokeWidth="1.2" opacity=".7" />
      </Body>
      <path d="M15.6 44C16 34.5 40 34 52 35.7" stroke={apricot.pale} strokeWidth="2" />
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
      <path d="M352 334L380 326L405 346L424 320L432 326L410 352L372 346z" fill={shadow} />
      <path d="M350 332Q380 294 428 300L420 318L404 340L378 322z" fill={apricot.light} />
      <path d="M350 332Q380 294 428 300L424 308Q388 302 360 330z" fill={apricot.pale} />
      <path d="M420 318L404 340L378 322L381 329L405 347L424 322z" fill={apricot.deep} />
      <path d="M428 300L420 318L404 340L378 322L350 332" stroke={wheat.base} strokeWidth="3" />
    </g>
  )
}

function GoldDish() {
  return (
    <g>
      <GroundShadow x={396} y={318} width={104} height={22} />
      <path d="M346 294Q350 318 378 320H402Q430 318 436 294z" fill={sage.base} />
      <path d="M404 292H436Q430 318 402 320H384Q404 312 404 292z" fill={sage.deep} />
      <ellipse cx="391" cy="293" rx="45" ry="12" fill={sage.light} />
      <ellipse cx="391" cy="294" rx="38" ry="9" fill={wheat.base} />
      <path d="M360 293Q384 286 408 289Q396 296 362 297z" fill={wheat.pale} />
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
