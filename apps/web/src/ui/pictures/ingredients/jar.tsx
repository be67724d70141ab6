import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { cream, crust, mist, type Tones, wheat } from '../palette.ts'

type JarProps = { content?: Tones; lid?: Tones }

const glass = outline([
  [26, 26],
  [50, 24],
  [74, 26],
  [80, 34],
  [81, 60],
  [80, 86],
  [72, 94],
  [50, 95.5],
  [28, 94],
  [20, 86],
  [19, 60],
  [20, 34],
])

/** Preserving jar with dry goods in it. */
export function Jar({ content = wheat, lid = crust }: JarProps) {
  return (
    <g>
      <Body d={glass} fill={mist.light}>
        <path d="M10 46Q30 41 52 45T92 44V100H10z" fill={content.base} />
        <path d="M12 46Q30 41 52 45T90 44Q70 50 50 49T12 46z" fill={content.light} />
        <path strokeDasharray={dots} d={speckles('jar', 70, 46, 72, 36, 26)} stroke={content.light} strokeWidth="2.6" />
        <path
          strokeDasharray={dots}
          d={speckles('jar-deep', 40, 54, 74, 34, 24)}
          stroke={content.deep}
          strokeWidth="2"
          opacity=".7"
        />
        <path d="M68 20h20v80H54Q72 84 68 20z" fill={content.deep} opacity=".35" />
        <path d={leaf([29, 34], [28, 88], 7, 2)} fill={mist.pale} opacity=".75" />
      </Body>
      <Body
        d={outline([
          [24, 12],
          [50, 9],
          [76, 12],
          [78, 22],
          [74, 28],
          [50, 30],
          [26, 28],
          [22, 22],
        ])}
        fill={lid.base}
      >
        <path d="M62 4h24v30H52Q66 24 62 4z" fill={lid.deep} opacity=".8" />
        <path d="M26 15Q48 11 60 13" stroke={lid.light} strokeWidth="3" />
      </Body>
      <path
        d={outline([
          [32, 58],
          [50, 57],
          [66, 58],
          [67, 76],
          [50, 78],
          [31, 76],
        ])}
        fill={cream.light}
      />
      <path d="M38 65q8-2 22 0M40 71q7-1 15 0" stroke={crust.deep} strokeWidth="1.4" opacity=".7" />
    </g>
  )
}
