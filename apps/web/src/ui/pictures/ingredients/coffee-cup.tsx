import { Body } from '../body.tsx'
import { dots, grain, leaf, outline, speckles } from '../hand.ts'
import { cream, crust, forest } from '../palette.ts'

const cup = 'M16 44C16 66 22 80 32 86Q45 91 58 86C68 80 74 66 74 44z'

export function CoffeeCup() {
  return (
    <g>
      <Body
        d={outline([
          [2, 84],
          [12, 77],
          [46, 74],
          [80, 77],
          [92, 84],
          [82, 91],
          [46, 95],
          [12, 91],
        ])}
        fill={cream.base}
      >
        <path
          d={outline([
            [10, 84],
            [46, 78],
            [86, 83],
            [80, 87],
            [46, 90],
            [14, 88],
          ])}
          fill={cream.deep}
          opacity=".7"
        />
        <path d="M6 86Q20 93 46 93" stroke={cream.pale} strokeWidth="1.6" />
      </Body>
      <path d="M72 52C88 46 92 60 84 67C79 71 73 72 68 72" stroke={cream.base} strokeWidth="5.5" />
      <path d="M74 51C86 47 89 58 83 64" stroke={cream.pale} strokeWidth="1.6" />
      <Body d={cup} fill={cream.light}>
        <path d="M56 44h22v50H34Q60 86 62 44z" fill={cream.deep} opacity=".75" />
        <path d="M8 62Q45 74 82 62V96H8z" fill={forest.base} />
        <path d="M56 67.6Q70 66 82 62V98H34Q56 88 56 67.6z" fill={forest.deep} opacity=".8" />
        <path d={leaf([23, 66], [32, 84], 6, 2)} fill={forest.light} opacity=".8" />
        <path d={grain('glaze', 4, 32, 72, 34, 12)} stroke={forest.light} strokeWidth="1.2" opacity=".7" />
        <path
          strokeDasharray={dots}
          d={speckles('cup', 10, 40, 56, 20, 5)}
          stroke={crust.base}
          strokeWidth="1"
          opacity=".5"
        />
      </Body>
      <ellipse cx="45" cy="44" rx="29.4" ry="8.6" fill={cream.pale} />
      <ellipse cx="45" cy="44.6" rx="26.4" ry="6.8" fill={crust.deep} />
      <path d="M20 46C26 52 64 52 70 45C68 42 60 40 52 40C60 44 40 48 20 46z" fill={crust.base} />
      <path d="M36 45q5-3 10-1M50 47q5 1 9-1M42 48h5" stroke={cream.base} strokeWidth="1.5" />
    </g>
  )
}

/** Steam to stand above a cup, bowl or pot; takes the colour around it. */
export function Steam() {
  return (
    <g opacity=".62">
      <path d={leaf([42, 90], [36, 52], 7, 7) + leaf([37, 56], [44, 14], 6, -8)} fill={cream.pale} />
      <path d={leaf([58, 84], [64, 50], 6, -6) + leaf([63, 54], [56, 24], 5, 7)} fill={cream.pale} />
    </g>
  )
}
