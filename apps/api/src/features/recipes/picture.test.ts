import { expect, it } from 'vitest'
import { pictureOf } from './picture.ts'

it.each([
  [
    ['Rote Linsen', 'Karotten', 'Zwiebel', 'Gemüsesuppe', 'Petersilie', 'Zitronensaft'],
    ['lentils', 'carrot', 'onion', 'parsley'],
  ],
  [
    ['Haferflocken', 'Milch', 'Heidelbeeren', 'Walnüsse'],
    ['berries', 'nuts'],
  ],
  [
    ['Erdäpfel', 'Süßkartoffeln', 'Eier', 'Schnittlauch'],
    ['potato', 'egg', 'parsley'],
  ],
  [['Kürbiskernöl', 'Paprikapulver', 'Reis'], []],
  [[], []],
])('%j is drawn as %j', (ingredients, kinds) => {
  expect(pictureOf(ingredients)).toEqual(kinds)
})
