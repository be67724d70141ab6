import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { Apricot, ApricotHalf } from '../ingredients/apricot-half.tsx'
import { Jar } from '../ingredients/jar.tsx'
import { Key } from '../ingredients/key.tsx'
import { apricot, forest, steel, wheat } from '../palette.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { GroundShadow, Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** Apricot jam under lock, and the key right beside it. */
export function LockedJar({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={228} y={306} size={250} shade={0.66}>
        <Jar content={apricot} lid={forest} />
      </Place>
      <path d="M176 134Q228 146 280 134" stroke={steel.base} strokeWidth="7" />
      <path d="M176 132Q228 144 280 132" stroke={steel.pale} strokeWidth="2" />
      <Padlock />
      <Place x={106} y={314} size={80} shade={0.8}>
        <Apricot />
      </Place>
      <Place x={150} y={336} size={66} turn={-8} shade={0.8}>
        <ApricotHalf />
      </Place>
      <GroundShadow x={362} y={322} width={130} height={20} />
      <Place x={306} y={320} size={132} turn={78}>
        <Key />
      </Place>
    </Picture>
  )
}

function Padlock() {
  return (
    <g>
      <path d="M254 168V146Q256 130 270 130T286 146V166" stroke={steel.deep} strokeWidth="9" />
      <path d="M252 160V146Q255 129 269 129" stroke={steel.pale} strokeWidth="2.4" />
      <Body
        d={outline([
          [242, 166],
          [270, 163],
          [298, 166],
          [302, 188],
          [298, 212],
          [270, 218],
          [242, 212],
          [238, 188],
        ])}
        fill={wheat.base}
      >
        <path d="M284 150H312V230H262Q290 206 284 150z" fill={wheat.deep} />
        <path d={leaf([246, 204], [248, 170], 8, 1)} fill={wheat.pale} />
      </Body>
      <circle cx="270" cy="186" r="6" fill={forest.deep} />
      <path d="M270 188V202" stroke={forest.deep} strokeWidth="5" />
    </g>
  )
}
