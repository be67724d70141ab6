import type { Scene } from '../../ui/scene.ts'
import type { Ingredient } from './season.ts'
import { seasonScene } from './season-scene.ts'

/** The pictures of the season; each is loaded only on its day, and only where the server has not drawn it. */
export const seasonScenes = {
  apple: seasonScene(async () => (await import('../../ui/pictures/ingredients/apple.tsx')).Apple),
  apricot: seasonScene(async () => (await import('../../ui/pictures/ingredients/apricot-half.tsx')).ApricotHalf),
  basil: seasonScene(async () => (await import('../../ui/pictures/ingredients/basil.tsx')).Basil),
  beetroot: seasonScene(async () => (await import('../../ui/pictures/ingredients/beetroot.tsx')).Beetroot),
  berries: seasonScene(async () => (await import('../../ui/pictures/ingredients/berries.tsx')).Berries),
  broccoli: seasonScene(async () => (await import('../../ui/pictures/ingredients/broccoli.tsx')).Broccoli),
  carrot: seasonScene(async () => (await import('../../ui/pictures/ingredients/carrot.tsx')).Carrot),
  dill: seasonScene(async () => (await import('../../ui/pictures/ingredients/dill.tsx')).Dill),
  garlic: seasonScene(async () => (await import('../../ui/pictures/ingredients/garlic.tsx')).Garlic),
  mushroom: seasonScene(async () => (await import('../../ui/pictures/ingredients/mushroom.tsx')).Mushroom),
  nuts: seasonScene(async () => (await import('../../ui/pictures/ingredients/nuts.tsx')).Nuts),
  onion: seasonScene(async () => (await import('../../ui/pictures/ingredients/onion.tsx')).Onion),
  parsley: seasonScene(async () => (await import('../../ui/pictures/ingredients/parsley.tsx')).Parsley),
  pear: seasonScene(async () => (await import('../../ui/pictures/ingredients/pear.tsx')).Pear),
  pepper: seasonScene(async () => (await import('../../ui/pictures/ingredients/pepper.tsx')).Pepper),
  potato: seasonScene(async () => (await import('../../ui/pictures/ingredients/potato.tsx')).Potato),
  pumpkin: seasonScene(async () => (await import('../../ui/pictures/ingredients/pumpkin.tsx')).Pumpkin),
  spinach: seasonScene(async () => (await import('../../ui/pictures/ingredients/spinach-leaf.tsx')).SpinachLeaf),
  tomato: seasonScene(async () => (await import('../../ui/pictures/ingredients/tomato.tsx')).Tomato),
} satisfies Record<Ingredient, Scene>
