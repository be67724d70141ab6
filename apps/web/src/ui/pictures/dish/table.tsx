import { Body } from '../body.tsx'
import { grain } from '../hand.ts'
import { Fork } from '../ingredients/cutlery.tsx'
import { Spoon } from '../ingredients/spoon.tsx'
import { apricot, berry, forest, ground, groundDeep, linen, mist, plum, sage, shadow, wood } from '../palette.ts'

const tables = [
  { base: ground, mark: groundDeep },
  { base: '#DDBC92', mark: wood.light },
  { base: sage.base, mark: sage.light },
  { base: mist.base, mark: mist.light },
  { base: '#E3B791', mark: '#EDCBAC' },
  { base: '#3F6653', mark: forest.light },
] as const
const bands = [forest.light, apricot.base, berry.light, plum.light, mist.deep] as const
const cloth = 'M-70-190Q0-184 72-190L78 190Q0 184-76 190z'

type TableProps = { choice: number; cloth: number; mirrored: boolean }

/** Table top and a linen cloth for a dish of 400 × 300, chosen by numbers from 0 to below 1. */
export function TableFromAbove({ choice, cloth: chosen, mirrored }: TableProps) {
  const table = tables[Math.floor(choice * tables.length)] ?? tables[0]
  const band = bands[Math.floor(chosen * bands.length)] ?? bands[0]
  const turn = Math.round((mirrored ? -1 : 1) * (8 + chosen * 16))
  return (
    <g>
      <path d="M0 0h400v300H0z" fill={table.base} />
      <path d={grain('table-above', 13, 10, 10, 380, 280, 6)} stroke={table.mark} strokeWidth="2.4" opacity=".7" />
      <g transform={`translate(${mirrored ? 96 : 304} 150) rotate(${turn})`}>
        <path d={cloth} fill={shadow} transform="translate(5 5)" />
        <Body d={cloth} fill={linen.light}>
          <path d="M-30-200L-10 200H22L4-200z" fill={linen.base} opacity=".7" />
          <path d="M-60-200L-66 200M-54-200L-60 200M62-200L68 200M56-200L62 200" stroke={band} strokeWidth="2.6" />
          <path d={grain('weave', 12, -66, -150, 132, 300)} stroke={linen.base} strokeWidth="1.4" />
        </Body>
      </g>
    </g>
  )
}

const spoonOutline =
  'M50 6C61 6 64 18 63 27C62 36 57 42 53 42L54 92Q50 97 46 92L47 42C43 42 38 36 37 27C36 18 39 6 50 6z'
const forkOutline = 'M41 5H59V24C59 32 54 34 52 37V54L55 92Q50 99 45 92L48 54V37C46 34 41 32 41 24z'

/** Fork or spoon lying beside the dish. */
export function CutleryFromAbove({ mirrored, spoon }: { mirrored: boolean; spoon: boolean }) {
  return (
    <g transform={`translate(${mirrored ? 50 : 350} 250) rotate(${mirrored ? -6 : 6}) scale(1.9) translate(-50 -94)`}>
      <path d={spoon ? spoonOutline : forkOutline} fill={shadow} transform="translate(2.5 2.5)" />
      {spoon ? <Spoon /> : <Fork />}
    </g>
  )
}
