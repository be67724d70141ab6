import type { ComponentType } from 'react'
import { Apple } from '../ui/pictures/ingredients/apple.tsx'
import { Apricot, ApricotHalf } from '../ui/pictures/ingredients/apricot-half.tsx'
import { Basil } from '../ui/pictures/ingredients/basil.tsx'
import { Beetroot } from '../ui/pictures/ingredients/beetroot.tsx'
import { Berries } from '../ui/pictures/ingredients/berries.tsx'
import { Bowl } from '../ui/pictures/ingredients/bowl.tsx'
import { BreadLoaf } from '../ui/pictures/ingredients/bread-loaf.tsx'
import { BreadSlice, BreadSlices } from '../ui/pictures/ingredients/bread-slice.tsx'
import { Broccoli } from '../ui/pictures/ingredients/broccoli.tsx'
import { Carrot } from '../ui/pictures/ingredients/carrot.tsx'
import { ClayPot } from '../ui/pictures/ingredients/clay-pot.tsx'
import { CoffeeCup } from '../ui/pictures/ingredients/coffee-cup.tsx'
import { Dill } from '../ui/pictures/ingredients/dill.tsx'
import { Egg } from '../ui/pictures/ingredients/egg.tsx'
import { Envelope } from '../ui/pictures/ingredients/envelope.tsx'
import { FlourBag } from '../ui/pictures/ingredients/flour-bag.tsx'
import { FlowerVase } from '../ui/pictures/ingredients/flower-vase.tsx'
import { Garlic } from '../ui/pictures/ingredients/garlic.tsx'
import { WaterGlass } from '../ui/pictures/ingredients/glasses.tsx'
import { Jar } from '../ui/pictures/ingredients/jar.tsx'
import { Key } from '../ui/pictures/ingredients/key.tsx'
import { LemonHalf } from '../ui/pictures/ingredients/lemon-half.tsx'
import { MeasuringTape } from '../ui/pictures/ingredients/measuring-tape.tsx'
import { MilkJug } from '../ui/pictures/ingredients/milk-jug.tsx'
import { Mushroom } from '../ui/pictures/ingredients/mushroom.tsx'
import { Notebook } from '../ui/pictures/ingredients/notebook.tsx'
import { Nuts } from '../ui/pictures/ingredients/nuts.tsx'
import { OliveOilBottle } from '../ui/pictures/ingredients/olive-oil-bottle.tsx'
import { Onion } from '../ui/pictures/ingredients/onion.tsx'
import { Parsley } from '../ui/pictures/ingredients/parsley.tsx'
import { Pear } from '../ui/pictures/ingredients/pear.tsx'
import { Pepper } from '../ui/pictures/ingredients/pepper.tsx'
import { Potato } from '../ui/pictures/ingredients/potato.tsx'
import { PottedBasil } from '../ui/pictures/ingredients/potted-basil.tsx'
import { Pumpkin } from '../ui/pictures/ingredients/pumpkin.tsx'
import { SpinachLeaf } from '../ui/pictures/ingredients/spinach-leaf.tsx'
import { Spoon } from '../ui/pictures/ingredients/spoon.tsx'
import { Tomato } from '../ui/pictures/ingredients/tomato.tsx'
import { berry, cream, forest, herb, plum, sage, terracotta, wheat } from '../ui/pictures/palette.ts'
import { KitchenCat } from '../ui/pictures/scenes/kitchen-cat.tsx'
import { Candle, Clock, LabelledCarton, PaperList, SaltBowl } from './small-things.tsx'

type Thing = {
  Thing: ComponentType
  /** Edge of its box where it stands in front of a still life of 480 × 300. */
  size: number
  /** Width of its ground shadow as a share of the size. */
  shade: number
}

const thing = (Thing: ComponentType, size: number, shade = 0.8): Thing => ({ Thing, size, shade })

/** Everything that can stand on the table of a still life. */
export const things = {
  apple: thing(Apple, 66),
  apricot: thing(Apricot, 56),
  apricotHalf: thing(ApricotHalf, 54),
  basil: thing(Basil, 62, 0),
  beetroot: thing(Beetroot, 76, 0.6),
  berries: thing(Berries, 58),
  bowl: thing(Bowl, 104, 0.8),
  bread: thing(BreadLoaf, 132, 0.9),
  slice: thing(BreadSlice, 78),
  slices: thing(BreadSlices, 84, 0.9),
  broccoli: thing(Broccoli, 84, 0.7),
  candle: thing(Candle, 96, 0.5),
  carrot: thing(Carrot, 94, 0.3),
  carton: thing(LabelledCarton, 132, 0.6),
  cat: thing(KitchenCat, 132, 0.7),
  clayPot: thing(ClayPot, 92, 0.7),
  clock: thing(() => <Clock />, 112, 0.66),
  coffee: thing(CoffeeCup, 88, 0.9),
  dill: thing(Dill, 66, 0),
  egg: thing(Egg, 48),
  envelope: thing(Envelope, 100, 0.8),
  flour: thing(FlourBag, 116, 0.66),
  flowers: thing(FlowerVase, 142, 0.36),
  garlic: thing(Garlic, 54),
  jar: thing(() => <Jar />, 94, 0.66),
  jarBeans: thing(() => <Jar content={berry} lid={forest} />, 94, 0.66),
  jarGreen: thing(() => <Jar content={herb} lid={terracotta} />, 94, 0.66),
  jarMilk: thing(() => <Jar content={cream} lid={sage} />, 94, 0.66),
  jarPlum: thing(() => <Jar content={plum} lid={wheat} />, 94, 0.66),
  jarTomato: thing(() => <Jar content={terracotta} lid={forest} />, 94, 0.66),
  key: thing(Key, 54, 0.5),
  lemon: thing(LemonHalf, 56),
  list: thing(PaperList, 124, 0.5),
  milk: thing(MilkJug, 112, 0.56),
  mushroom: thing(Mushroom, 62),
  notebook: thing(Notebook, 176, 0),
  nuts: thing(Nuts, 58, 0.9),
  oil: thing(OliveOilBottle, 148, 0.3),
  onion: thing(Onion, 62),
  parsley: thing(Parsley, 66, 0),
  pear: thing(Pear, 84, 0.6),
  pepper: thing(Pepper, 74),
  plant: thing(PottedBasil, 124, 0.36),
  potato: thing(Potato, 64),
  pumpkin: thing(Pumpkin, 128, 0.86),
  salt: thing(SaltBowl, 84, 0.8),
  spinach: thing(SpinachLeaf, 62, 0),
  spoon: thing(Spoon, 96, 0),
  tape: thing(MeasuringTape, 84),
  tomato: thing(Tomato, 58),
  water: thing(WaterGlass, 92, 0.46),
} as const satisfies Record<string, Thing>

export type PropName = keyof typeof things
