import { foodsIn } from './food.ts'

const bakedFood = foodsIn('BAKERY')

/** Bread and doughs; one piece is a slice, a roll or a sheet. */
export const bakery = [
  bakedFood('rye-wholegrain-bread', 'Roggenvollkornbrot', [215, 40, 7.0, 1.2], {
    singular: 'Scheibe Roggenvollkornbrot',
    plural: 'Scheiben Roggenvollkornbrot',
    gramsPerPiece: 50,
    allergens: ['A'],
  }),
  bakedFood('farmhouse-bread', 'Bauernbrot', [225, 45, 6.8, 1.1], {
    singular: 'Scheibe Bauernbrot',
    plural: 'Scheiben Bauernbrot',
    gramsPerPiece: 50,
    allergens: ['A'],
  }),
  bakedFood('spelt-bread', 'Dinkelvollkornbrot', [230, 39, 9.0, 2.5], {
    singular: 'Scheibe Dinkelvollkornbrot',
    plural: 'Scheiben Dinkelvollkornbrot',
    gramsPerPiece: 50,
    allergens: ['A'],
  }),
  bakedFood('wholegrain-roll', 'Vollkornweckerl', [240, 42, 9.0, 3.0], {
    singular: 'Vollkornweckerl',
    gramsPerPiece: 70,
    allergens: ['A'],
  }),
  bakedFood('roll', 'Semmeln', [275, 55, 9.0, 1.8], { singular: 'Semmel', gramsPerPiece: 60, allergens: ['A'] }),
  bakedFood('wholegrain-toast', 'Vollkorntoast', [250, 41, 9.0, 4.0], {
    singular: 'Scheibe Vollkorntoast',
    plural: 'Scheiben Vollkorntoast',
    gramsPerPiece: 30,
    allergens: ['A'],
  }),
  bakedFood('crispbread', 'Knäckebrot', [350, 65, 10, 1.8], {
    singular: 'Scheibe Knäckebrot',
    plural: 'Scheiben Knäckebrot',
    gramsPerPiece: 10,
    allergens: ['A'],
  }),
  bakedFood('tortilla', 'Weizenwraps', [310, 51, 8.0, 7.5], {
    singular: 'Weizenwrap',
    gramsPerPiece: 62,
    allergens: ['A'],
  }),
  bakedFood('strudel-dough', 'Strudelteigblätter', [300, 58, 8.5, 3.5], {
    singular: 'Strudelteigblatt',
    gramsPerPiece: 30,
    allergens: ['A'],
  }),
  bakedFood('bread-cubes', 'Knödelbrot', [350, 70, 11, 2.5], { allergens: ['A'] }),
  bakedFood('breadcrumbs', 'Semmelbrösel', [365, 72, 12, 2.0], { gramsPerMl: 0.5, allergens: ['A'] }),
]
