import { Body } from '../body.tsx'
import { outline } from '../hand.ts'
import { crust, herb, type Tones } from '../palette.ts'
import { Pen } from '../pen.ts'
import { seeded } from '../seeded.ts'

const heap = outline([
  [4, 90],
  [16, 78],
  [30, 66],
  [44, 56],
  [54, 54],
  [68, 64],
  [82, 76],
  [96, 89],
  [82, 95],
  [50, 97],
  [18, 95],
])

/** Short thick strokes: one lentil or bean each, lying over the heap. */
const kernels = (seed: string, count: number): string => {
  const random = seeded(seed)
  const pen = new Pen()
  for (let index = 0; index < count; index += 1) {
    const x = 6 + random() * 88
    const top = 57 + Math.abs(x - 50) * 0.68
    const y = top + random() * (96 - top)
    pen.moveTo([x, y])
    pen.lineTo([x + 1.5 + random(), y + (random() - 0.5) * 2])
  }
  return pen.path
}

type PileProps = { tones: Tones; size: number }

function Pile({ tones, size }: PileProps) {
  return (
    <Body d={heap} fill={tones.deep}>
      <path d={kernels('middle', 84)} stroke={tones.base} strokeWidth={size} />
      <path d={kernels('front', 52)} stroke={tones.light} strokeWidth={size * 0.9} />
      <path d={kernels('shine', 18)} stroke={tones.pale} strokeWidth={size * 0.35} opacity=".8" />
    </Body>
  )
}

/** A heap of mountain lentils. */
export function Lentils() {
  return <Pile tones={{ deep: '#54502A', base: '#7B7440', light: '#9C9459', pale: herb.pale }} size={4.6} />
}

/** A heap of scarlet-brown beans, as in Styria. */
export function Beans() {
  return <Pile tones={{ deep: '#5A2430', base: '#8A3B44', light: '#B0615F', pale: crust.pale }} size={7} />
}
