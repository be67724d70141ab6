import { Body } from '../body.tsx'
import { dots, grain, leaf, oval, speckles } from '../hand.ts'
import { apricot, berry, cream, forest, herb, mist, plum, wheat } from '../palette.ts'
import { Pen, type Point } from '../pen.ts'

/** Petals as thick strokes out from a flower's middle. */
const petals = (x: number, y: number, reach: number): string => {
  const pen = new Pen()
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * 2 * Math.PI + x
    const point = (distance: number): Point => [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.82]
    pen.moveTo(point(reach * 0.3))
    pen.lineTo(point(reach * 0.8))
  }
  return pen.path
}

/** Small stoneware vase with meadow flowers. */
export function FlowerVase() {
  return (
    <g>
      <path
        d="M49 60C46 44 38 30 30 22M50 60C50 44 52 26 54 14M51 60C56 46 64 36 72 30M50 60C44 48 34 42 22 42M52 60C60 52 70 50 80 50"
        stroke={herb.deep}
        strokeWidth="1.7"
      />
      <path
        d={
          leaf([46, 50], [26, 54], 8, -3) +
          leaf([54, 44], [70, 52], 8, -3) +
          leaf([52, 36], [64, 18], 7, -2) +
          leaf([44, 40], [36, 34], 6)
        }
        fill={forest.light}
      />
      <path d={leaf([50, 40], [42, 14], 6, 2) + leaf([58, 46], [84, 42], 6, 2)} fill={herb.base} />
      <path d={petals(30, 21, 12)} stroke={cream.pale} strokeWidth="4.6" />
      <path d={petals(73, 29, 11)} stroke={plum.light} strokeWidth="4.2" />
      <path d={oval(30, 21, 4, 3.4) + oval(73, 29, 3.6, 3)} fill={wheat.base} />
      <path d={petals(54, 13, 11)} stroke={apricot.base} strokeWidth="4.8" />
      <path d={petals(54, 13, 6)} stroke={apricot.light} strokeWidth="2" />
      <path d={oval(54, 13, 2.8, 2.4)} fill={berry.deep} />
      <path d={oval(21, 42, 5, 4.6, 'a', 0.1) + oval(81, 50, 5, 4.6, 'b', 0.1)} fill={berry.base} />
      <path d={oval(20, 41, 2.4, 2.2) + oval(80, 49, 2.4, 2.2)} fill={berry.light} />
      <Body
        d="M42 56C43 62 40 66 35 71C29 78 31 90 38 93Q50 97 62 93C69 90 71 78 65 71C60 66 57 62 58 56z"
        fill={mist.base}
      >
        <path d="M56 52h20v48H42Q62 92 57 72Q53 62 56 52z" fill={mist.deep} opacity=".7" />
        <path d={leaf([40, 72], [40, 90], 6, 2)} fill={mist.pale} opacity=".85" />
        <path d={grain('vase', 5, 34, 74, 30, 16)} stroke={mist.light} strokeWidth="1" />
        <path
          strokeDasharray={dots}
          d={speckles('vase', 12, 50, 80, 14, 10)}
          stroke={cream.light}
          strokeWidth=".9"
          opacity=".7"
        />
      </Body>
      <ellipse cx="50" cy="56.4" rx="8.4" ry="2.4" fill={mist.light} />
      <path d="M43 57Q50 59.5 57 57" stroke={mist.deep} strokeWidth="1.2" />
    </g>
  )
}
