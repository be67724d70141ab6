import { Body } from '../body.tsx'
import { grain, outline } from '../hand.ts'
import { apricot, cream, forest, herb, linen, mist, sage, shadow, tomato, wheat } from '../palette.ts'

const folds =
  'M84 40C92 160 84 300 96 470M104 40C116 150 104 280 122 420M128 40C140 140 134 240 150 340M152 40C160 100 160 160 172 230'

/** Morning in the hills behind a casement window, 60–560 across and 30–520 down in the kitchen. */
export function KitchenWindow() {
  return (
    <g>
      <path d="M128 62L520 58L526 500L122 504z" fill={shadow} transform="translate(10 10)" />
      <path d="M124 56L518 52L523 496L120 500z" fill={cream.pale} />
      <path d="M124 56L518 52L516 66L136 70L134 490L120 500z" fill={cream.light} />
      <Body d="M146 78L496 75L500 474L143 478z" fill="#FBE7C3">
        <path
          d={outline([
            [100, 210],
            [260, 180],
            [420, 200],
            [560, 170],
            [560, 330],
            [100, 330],
          ])}
          fill="#FDF2DA"
        />
        <circle cx="398" cy="176" r="46" fill={apricot.pale} />
        <circle cx="398" cy="176" r="34" fill="#FFF6E0" />
        <path
          d={outline([
            [100, 320],
            [170, 250],
            [216, 268],
            [290, 206],
            [352, 262],
            [404, 238],
            [480, 276],
            [560, 240],
            [560, 400],
            [100, 400],
          ])}
          fill={mist.light}
        />
        <path d="M290 206L318 234L298 240L282 228L262 236z" fill={cream.pale} />
        <path
          d={outline([
            [100, 340],
            [200, 308],
            [300, 322],
            [400, 292],
            [520, 318],
            [560, 430],
            [100, 440],
          ])}
          fill={sage.base}
        />
        <path
          d={outline([
            [100, 392],
            [210, 366],
            [300, 388],
            [420, 352],
            [560, 380],
            [560, 500],
            [100, 500],
          ])}
          fill={herb.light}
        />
        <path d={grain('meadow', 8, 150, 384, 340, 50, -8)} stroke={herb.base} strokeWidth="3" opacity=".55" />
        <path
          d={outline([
            [100, 440],
            [230, 416],
            [340, 446],
            [480, 420],
            [560, 440],
            [560, 520],
            [100, 520],
          ])}
          fill={herb.deep}
        />
        <path d="M236 350h26v34h-40v-18z" fill={cream.pale} />
        <path d="M236 350l13-12l13 14z" fill={tomato.base} />
        <path d="M222 384v-52h16v52z" fill={cream.light} />
        <path d="M220 333c0-7 6-7 5-13c0-5 4-7 5-13c1 6 5 8 5 13c-1 6 5 6 5 13z" fill={forest.base} />
        <path d="M230 307v-9" stroke={wheat.deep} strokeWidth="2" />
        <path
          d={
            outline([
              [300, 400],
              [306, 366],
              [318, 352],
              [330, 368],
              [334, 400],
            ]) +
            outline([
              [326, 402],
              [332, 376],
              [344, 364],
              [354, 380],
              [356, 404],
            ])
          }
          fill={forest.base}
        />
        <path
          d={outline([
            [304, 392],
            [308, 370],
            [317, 358],
            [320, 380],
            [316, 396],
          ])}
          fill={forest.light}
        />
      </Body>
      <path d="M322 62L324 490M132 262L514 258" stroke={cream.base} strokeWidth="17" strokeLinecap="butt" />
      <path d="M319 62L321 490M132 258L514 254" stroke={cream.pale} strokeWidth="10" strokeLinecap="butt" />
      <path d="M146 78L143 478M148 77L494 74" stroke={cream.deep} strokeWidth="4" opacity=".8" />
      <path d="M308 276v26" stroke={wheat.deep} strokeWidth="7" />
      <path d="M84 494L562 490L570 520L78 524z" fill={cream.pale} />
      <path d="M78 524L570 520L566 540L82 544z" fill={cream.deep} />
      <path d="M50 36L566 30" stroke={wheat.deep} strokeWidth="7" />
      <Body
        d="M70 34C74 170 60 330 66 470Q90 482 108 466C120 400 160 330 178 226C186 160 182 90 186 32z"
        fill={linen.light}
      >
        <path d={folds} stroke={linen.base} strokeWidth="15" />
        <path d={folds} stroke={linen.pale} strokeWidth="5" transform="translate(-9 0)" />
        <path d="M60 440Q90 456 120 436M60 428Q90 444 124 424" stroke={forest.light} strokeWidth="4" />
      </Body>
    </g>
  )
}
